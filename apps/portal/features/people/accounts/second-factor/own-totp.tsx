import type { beginTotp, RouteOutput } from '@timesync/contract';
import { QrCode } from '@timesync/ui';
import { useState } from 'react';
import { Form, SubmitButton, TextField } from '~/components/form';
import { Badge, ChangeButton, CopyButton } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { codeForm } from './factor-form';
import { useFactorChange } from './factor-queries';

interface OwnTotpProps {
  isOn: boolean;
  onCodes: (codes: string[]) => void;
}

type NewSecret = RouteOutput<typeof beginTotp>;

export function OwnTotp({ isOn, onCodes }: OwnTotpProps) {
  const [secret, setSecret] = useState<NewSecret>();
  return (
    <section className="space-y-3">
      <h3 className="flex items-center gap-2 font-bold text-ink">
        Aplikasi autentikator
        {isOn && <Badge tone="success">Aktif</Badge>}
      </h3>
      {isOn && (
        <ChangeButton
          variant="secondary"
          send={() => callApi('DELETE /auth/second-factor/totp')}
          changes={[keys.factors]}
        >
          Lepas aplikasi
        </ChangeButton>
      )}
      {!isOn && secret && <TypedCode secret={secret} onCodes={onCodes} />}
      {!isOn && !secret && (
        <ChangeButton
          variant="secondary"
          send={async () => setSecret(await callApi('POST /auth/second-factor/totp'))}
          changes={[keys.factors]}
        >
          Pasang aplikasi
        </ChangeButton>
      )}
    </section>
  );
}

function TypedCode({ secret, onCodes }: { secret: NewSecret; onCodes: OwnTotpProps['onCodes'] }) {
  const confirmation = useFactorChange((code: string) =>
    callApi('POST /auth/second-factor/totp/confirm', { body: { code } }),
  );
  return (
    <div className="space-y-4">
      <p className="text-ink-muted text-sm">
        Pindai dengan aplikasi autentikator di HP, lalu ketik kode 6 angka yang tampil.
      </p>
      <QrCode
        text={secret.uri}
        label="Kode QR untuk aplikasi autentikator"
        correction="medium"
        className="w-44"
      />
      <CopyButton text={secret.secret} copiedMessage="Kunci disalin">
        Salin kunci
      </CopyButton>
      <Form
        schema={codeForm}
        defaultValues={{ code: '' }}
        fallbackError="Kode tidak dapat diperiksa. Coba lagi."
        onSubmit={async ({ code }) => {
          const { backupCodes } = await confirmation.mutateAsync(code);
          notifySuccess('Aplikasi autentikator aktif');
          if (backupCodes) onCodes(backupCodes);
        }}
      >
        <TextField
          name="code"
          label="Kode 6 angka"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitButton>Aktifkan</SubmitButton>
      </Form>
    </div>
  );
}
