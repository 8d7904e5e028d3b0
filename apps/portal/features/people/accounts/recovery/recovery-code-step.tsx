import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';

const schema = async () => (await import('../form-schemas')).verifyOtpBody;

interface RecoveryCodeStepProps {
  email: string;
  /** When it was not mailed, an admin may read the code out. */
  isMailed: boolean;
  onVerified: (code: string, message: string) => void;
}

export function RecoveryCodeStep({ email, isMailed, onVerified }: RecoveryCodeStepProps) {
  return (
    <Form
      key="code"
      schema={schema}
      defaultValues={{ email, code: '' }}
      fallbackError="Terjadi kesalahan, hubungi admin!"
      onSubmit={async (body) => {
        const { message } = await callApi('POST /auth/verify-otp', { body });
        onVerified(body.code, message);
      }}
    >
      <TextField
        name="code"
        label="Kode OTP"
        hint={
          isMailed ? `Kode dikirim ke ${email}. Periksa juga folder spam.` : `Kode untuk ${email}.`
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        className="text-center font-semibold text-xl tracking-[0.3em]"
      />
      <SubmitButton className="w-full">Verifikasi kode</SubmitButton>
    </Form>
  );
}
