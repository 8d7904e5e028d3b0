import { useMutation } from '@tanstack/react-query';
import { type FactorAnswer, type FactorQuestion, z } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { KeyRound } from 'lucide-react';
import { Form, SubmitButton, TextField } from '~/components/form';
import { messageOf } from '~/lib/api';

interface FactorFormProps {
  question: FactorQuestion;
  /** Throws when it was refused. */
  send: (proof: FactorAnswer) => Promise<void>;
}

export const codeForm = z.object({ code: z.string().trim().min(1, 'Kode wajib diisi') });

/** A code of the app, a backup code or a passkey: whatever this admin has set. */
export function FactorForm({ question, send }: FactorFormProps) {
  const { methods, passkeyOptions } = question;
  const hasApp = methods.includes('totp');
  return (
    <div className="space-y-5">
      {passkeyOptions && <PasskeyButton options={passkeyOptions} send={send} />}
      <Form
        schema={codeForm}
        defaultValues={{ code: '' }}
        fallbackError="Kode tidak dapat diperiksa. Coba lagi."
        onSubmit={send}
      >
        <TextField
          name="code"
          label={hasApp ? 'Kode 6 angka dari aplikasi autentikator' : 'Kode cadangan'}
          hint={hasApp ? 'Tidak ada HP? Ketik salah satu kode cadangan Anda.' : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-takes-focus
        />
        <SubmitButton className="w-full" variant={passkeyOptions ? 'secondary' : 'primary'}>
          Lanjutkan
        </SubmitButton>
      </Form>
    </div>
  );
}

interface PasskeyButtonProps {
  options: NonNullable<FactorQuestion['passkeyOptions']>;
  send: FactorFormProps['send'];
}

function PasskeyButton({ options, send }: PasskeyButtonProps) {
  const proof = useMutation({
    mutationFn: async () => {
      const { showPasskey } = await import('./passkey-browser');
      await send({ passkey: await showPasskey(options) });
    },
  });
  return (
    <div className="space-y-3">
      {proof.error && (
        <Alert tone="error">
          {messageOf(proof.error, 'Passkey tidak terbaca. Pakai kode, atau muat ulang halaman.')}
        </Alert>
      )}
      <Button className="w-full" isPending={proof.isPending} onClick={() => proof.mutate()}>
        <KeyRound aria-hidden className="size-5" />
        Pakai passkey
      </Button>
    </div>
  );
}
