import { type Admin, adminRoles, changeAdminRoleBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshAdmins } from './admin-queries';
import { RoleField } from './role-field';

export function ChangeRoleDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const refresh = useRefreshAdmins();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Ganti Peran"
      description={`${admin.name} (${admin.email}) keluar dari semua perangkat dan masuk lagi dengan peran baru.`}
    >
      <Form
        schema={changeAdminRoleBody}
        defaultValues={{ adminRole: admin.adminRole ?? adminRoles[0] }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const params = { id: String(admin.id) };
          const { message } = await callApi('POST /admin/admins/:id/role', { params, body });
          notifySuccess(message);
          await refresh();
          onClose();
        }}
      >
        <RoleField />
        <SubmitButton className="w-full">Simpan peran</SubmitButton>
      </Form>
    </Dialog>
  );
}
