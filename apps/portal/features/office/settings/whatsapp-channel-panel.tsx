import { formatDateTime, type WhatsappChannel, type z } from '@timesync/contract';
import { Alert, Card } from '@timesync/ui';
import { useWatch } from 'react-hook-form';
import { Form, SelectField, TextField } from '~/components/form';
import { CopyButton, Loaded } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { optionsOf } from '~/lib/values/labels';
import { SaveBar } from './save-bar';
import { useCacheChannel, useWhatsappChannel } from './settings-queries';
import type { typedChannel } from './typed-channel';

export default function WhatsappChannelPanel() {
  const channel = useWhatsappChannel();
  return (
    <Loaded query={channel} failure="Pengaturan WhatsApp tidak dapat dimuat.">
      {(data) => (
        <>
          <Stopped stopped={data.stopped} />
          <Card>
            <WhatsappChannelForm channel={data} />
          </Card>
          {data.webhook && <Webhook {...data.webhook} />}
        </>
      )}
    </Loaded>
  );
}

function Stopped({ stopped }: Pick<WhatsappChannel, 'stopped'>) {
  if (!stopped) return null;
  return (
    <Alert tone="info">
      Pengiriman berhenti {formatDateTime(stopped.at)}: {stopped.reason}. Pesan menunggu di Kirim
      WA. Setelah diperbaiki, simpan lagi di sini.
    </Alert>
  );
}

/** The values to copy into the gateway's form. */
function Webhook({ url, verifyToken }: NonNullable<WhatsappChannel['webhook']>) {
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-ink">Alamat laporan (webhook)</h2>
      <p className="text-ink-muted text-sm">
        Salin ke penyedia WhatsApp, supaya status kirim dan balasan STOP sampai ke sini. Token baru
        mengganti isinya.
      </p>
      <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 font-mono text-ink text-xs">
        {url}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} copiedMessage="Alamat disalin">
          Salin alamat
        </CopyButton>
        {verifyToken && (
          <CopyButton text={verifyToken} copiedMessage="Verify token disalin">
            Salin verify token
          </CopyButton>
        )}
      </div>
    </Card>
  );
}

const schema = async () => (await import('./typed-channel')).typedChannel;

const providers: Record<WhatsappChannel['provider'], string> = {
  none: 'Sendiri, dari daftar Kirim WA',
  'wa-cloud': 'WhatsApp Cloud API (Meta)',
  fonnte: 'Fonnte',
};

const typed = (channel: WhatsappChannel): z.input<typeof typedChannel> => ({
  provider: channel.provider,
  phoneNumberId: channel.phoneNumberId ?? '',
  templateName: channel.templateName,
  templateLanguage: channel.templateLanguage,
  token: '',
  appSecret: '',
});

function WhatsappChannelForm({ channel }: { channel: WhatsappChannel }) {
  const cache = useCacheChannel();
  return (
    <Form
      draft="whatsapp"
      schema={schema}
      defaultValues={typed(channel)}
      fallbackError="Pengaturan belum tersimpan."
      onSubmit={async (body, reset) => {
        const saved = await callApi('PATCH /admin/whatsapp', { body });
        cache(saved);
        reset(typed(saved));
        notifySuccess('Data berhasil diperbarui');
      }}
    >
      <SelectField name="provider" label="Cara kirim" options={optionsOf(providers)} />
      <GatewayFields channel={channel} />
      <SaveBar />
    </Form>
  );
}

const secret = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;

function GatewayFields({ channel }: { channel: WhatsappChannel }) {
  const provider = useWatch({ name: 'provider' });
  if (provider === 'none') return null;
  const isSame = provider === channel.provider;
  const storedHint = (isThere: boolean) =>
    isSame && isThere ? 'Sudah tersimpan. Isi hanya untuk menggantinya.' : undefined;
  return (
    <>
      {provider === 'wa-cloud' && (
        <>
          <TextField name="phoneNumberId" label="Phone number ID" inputMode="numeric" />
          <TextField
            name="templateName"
            label="Nama template"
            hint="Template yang disetujui Meta, dengan tiga isian: nama, kabar, tautan."
            {...secret}
          />
          <TextField
            name="templateLanguage"
            label="Bahasa template"
            hint="Misalnya: id."
            {...secret}
          />
        </>
      )}
      <TextField
        name="token"
        label="Token"
        type="password"
        hint={storedHint(channel.hasToken)}
        {...secret}
      />
      {provider === 'wa-cloud' && (
        <TextField
          name="appSecret"
          label="App secret"
          type="password"
          hint={storedHint(channel.hasAppSecret)}
          {...secret}
        />
      )}
    </>
  );
}
