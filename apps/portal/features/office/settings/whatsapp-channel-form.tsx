import type { WhatsappChannel, z } from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { optionsOf } from '~/lib/values/labels';
import { SaveBar } from './save-bar';
import type { typedChannel } from './typed-channel';
import { useCacheChannel } from './whatsapp-channel-queries';

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

export function WhatsappChannelForm({ channel }: { channel: WhatsappChannel }) {
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
