import { resetPassword, resetPasswordBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';

interface RecoveryPasswordStepProps {
  code: string;
  onReset: (message: string) => void;
}

export function RecoveryPasswordStep({ code, onReset }: RecoveryPasswordStepProps) {
  return (
    <Form
      key="password"
      schema={resetPasswordBody}
      defaultValues={{ newPassword: '', code }}
      fallbackError="Terjadi kesalahan, hubungi admin!"
      onSubmit={async (body) => {
        const { message } = await callApi(resetPassword, { body });
        onReset(message);
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
