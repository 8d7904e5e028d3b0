import { typedEmail } from '@timesync/ui';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { StoredEmail } from '../stored-email';

const schema = async () => (await import('../form-schemas')).requestOtpBody;

interface RecoveryEmailStepProps {
  onSent: (email: string, message: string) => void;
}

export function RecoveryEmailStep({ onSent }: RecoveryEmailStepProps) {
  return (
    <Form
      key="email"
      schema={schema}
      defaultValues={{ email: typedEmail.find() }}
      onSubmit={async (body) => {
        const { message } = await callApi('POST /auth/request-otp', { body });
        onSent(body.email, message);
      }}
    >
      <StoredEmail />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton className="w-full">Kirim kode OTP</SubmitButton>
    </Form>
  );
}
