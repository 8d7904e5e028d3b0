import type { FormEvent } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';

const schema = async () => (await import('../form-schemas')).verifyOtpBody;

/** People copy it in two groups: "8062 4464", "8062-4464". */
const WHOLE_CODE = /^([\s\p{Dash}]*\d){8}[\s\p{Dash}]*$/u;

/** Eight digits are a whole code: nothing is left to press. */
function checkWholeCode({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
  // After the form has learned what was typed.
  if (WHOLE_CODE.test(value)) queueMicrotask(() => form?.requestSubmit());
}

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
        onInput={checkWholeCode}
        className="text-center font-semibold text-xl tracking-[0.3em]"
      />
      <SubmitButton className="w-full">Verifikasi kode</SubmitButton>
    </Form>
  );
}
