import { type FactorAnswer, type FactorQuestion, z } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { messageOf } from '~/lib/api/api-error';

interface FactorFormProps {
  question: FactorQuestion;
  /** Throws when it was refused. */
  onProve: (proof: FactorAnswer) => Promise<void>;
}

export const codeForm = z.object({ code: z.string().trim().min(1, 'Kode wajib diisi') });

/** A code from the phone or from paper, or a passkey: whatever this admin has set. */
export function FactorForm({ question, onProve }: FactorFormProps) {
  const { methods, passkeyOptions } = question;
  const hasApp = methods.includes('totp');
  return (
    <div className="space-y-5">
      {passkeyOptions && <PasskeyButton options={passkeyOptions} onProve={onProve} />}
      <Form
        schema={codeForm}
        defaultValues={{ code: '' }}
        fallbackError="Kode tidak dapat diperiksa. Coba lagi."
        onSubmit={onProve}
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
  onProve: FactorFormProps['onProve'];
}

function PasskeyButton({ options, onProve }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const prove = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      const { showPasskey } = await import('./passkey-browser');
      await onProve({ passkey: await showPasskey(options) });
    } catch (error) {
      setFailure(messageOf(error, 'Passkey tidak terbaca. Pakai kode, atau muat ulang halaman.'));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className="space-y-3">
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button className="w-full" isPending={isPending} onClick={prove}>
        <KeyRound aria-hidden className="size-5" />
        Pakai passkey
      </Button>
    </div>
  );
}
