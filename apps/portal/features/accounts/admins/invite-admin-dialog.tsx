import { inviteAdminBody } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';
import { Form } from '~/components/form/form';
import { PasswordAgain } from '~/components/form/password/password-again';
import { usePasswordDemand } from '~/components/form/password/use-password-demand';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshAdmins } from './admin-queries';

const inviteForm = inviteAdminBody.extend({
  currentPassword: emptyAsAbsent(inviteAdminBody.shape.currentPassword),
});

export function InviteAdminDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshAdmins();
  const password = usePasswordDemand();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Undang Admin"
      description="Ia menerima email dengan tautan untuk membuat akunnya sendiri, berlaku 3 hari."
    >
      <Form
        schema={inviteForm}
        defaultValues={{ email: '', currentPassword: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /admin/admins/invite', { body }).catch(password.note);
          notifySuccess(`Undangan dikirim ke ${body.email}`);
          void refresh();
          onClose();
        }}
      >
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
        {password.isAsked && <PasswordAgain />}
        <SubmitButton className="w-full">Kirim undangan</SubmitButton>
      </Form>
    </Dialog>
  );
}
