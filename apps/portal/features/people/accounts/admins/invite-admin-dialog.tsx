import { type AdminRole, adminRoles, inviteAdminBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-told-phrase';
import { useRefreshAdmins } from './admin-queries';
import { RoleField } from './role-field';

export function InviteAdminDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshAdmins();
  const canMail = useCanMail();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Undang Admin"
      description={
        canMail
          ? 'Ia menerima email dengan tautan untuk membuat akunnya sendiri, berlaku 3 hari.'
          : `${NO_MAIL} Isi server email di Pengaturan dulu, agar undangan ini sampai.`
      }
    >
      <Form
        schema={inviteAdminBody}
        defaultValues={{ email: '', adminRole: adminRoles[0] as AdminRole }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          const { message } = await callApi('POST /admin/admins/invite', { body });
          notifySuccess(message);
          void refresh();
          onClose();
        }}
      >
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
        <RoleField />
        <SubmitButton className="w-full">Kirim undangan</SubmitButton>
      </Form>
    </Dialog>
  );
}
