import { Form, NewPasswordField, PasswordField, SubmitButton } from '~/components/form';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { session } from '~/lib/session/session-store';

const schema = async () => (await import('./form-schemas')).changePasswordBody;

const FAILURE = 'Gagal update password';

interface PasswordFormProps {
  submitLabel?: string;
  onSaved: () => void;
}

export function PasswordForm({ submitLabel = 'Ubah password', onSaved }: PasswordFormProps) {
  return (
    <Form
      schema={schema}
      defaultValues={{ oldPassword: '', newPassword: '' }}
      fallbackError={FAILURE}
      failureTitle={FAILURE}
      onSubmit={async (body) => {
        await callApi('PATCH /profile/password', { body });
        session.recordPasswordChosen();
        notifySuccess('Password berhasil diubah');
        onSaved();
      }}
    >
      <PasswordField name="oldPassword" label="Password lama" autoComplete="current-password" />
      <NewPasswordField name="newPassword" label="Password baru" />
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </Form>
  );
}
