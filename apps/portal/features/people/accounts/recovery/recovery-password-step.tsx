import { screens } from '@timesync/contract';
import { useNavigate } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { enterPortal } from '../enter-portal';

const schema = async () => (await import('../form-schemas')).resetPasswordBody;

export function RecoveryPasswordStep({ code }: { code: string }) {
  const navigate = useNavigate();
  return (
    <Form
      key="password"
      schema={schema}
      defaultValues={{ newPassword: '', code }}
      onSubmit={async (body) => {
        const { message, user } = await callApi('POST /auth/reset-password', { body });
        notifySuccess(message);
        // The guard of this screen sees the session and goes to the dashboard.
        if (!enterPortal(user)) await navigate(screens.login);
      }}
    >
      <PasswordField
        name="newPassword"
        label="Password baru"
        autoComplete="new-password"
        hint="Minimal 8 karakter."
      />
      <SubmitButton className="w-full">Simpan password baru</SubmitButton>
    </Form>
  );
}
