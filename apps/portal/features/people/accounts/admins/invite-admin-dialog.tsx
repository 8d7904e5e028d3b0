import { inviteAdminBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshAdmins } from './admin-queries';

export function InviteAdminDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshAdmins();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Undang Admin"
      description="Ia menerima email dengan tautan untuk membuat akunnya sendiri, berlaku 3 hari."
    >
      <Form
        schema={inviteAdminBody}
        defaultValues={{ email: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /admin/admins/invite', { body });
          notifySuccess(`Undangan dikirim ke ${body.email}`);
          void refresh();
          onClose();
        }}
      >
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
        <SubmitButton className="w-full">Kirim undangan</SubmitButton>
      </Form>
    </Dialog>
  );
}
