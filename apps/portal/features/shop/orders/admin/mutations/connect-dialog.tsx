import {
  type MutationService,
  mutationServiceNames,
  mutationServices,
  saveMutationHookBody,
} from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { SecretDialog, SelectField, TextField } from '~/components/form';
import { callApi, keys } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';

interface ConnectDialogProps {
  accountId: number;
  /** Of an account whose secret is replaced. */
  service: MutationService | undefined;
  onClose: () => void;
}

const schema = saveMutationHookBody.pick({ service: true, secret: true });

const secretHints: Record<MutationService, string> = {
  moota: 'Kosongkan, lalu tempel rahasia dari sini ke Moota. Atau isi Secret Token dari Moota.',
  mutasibank: 'Salin Webhook Secret dari Mutasibank: Pengaturan, Webhook.',
  other: 'Kosongkan kalau layanan Anda meminta rahasia dari toko.',
};

export default function ConnectDialog({ accountId, service, onClose }: ConnectDialogProps) {
  return (
    <SecretDialog
      title="Mutasi Otomatis"
      description={service && 'Rahasia yang lama langsung tidak berlaku.'}
      confirm={service ? 'Ganti rahasia' : 'Hubungkan'}
      schema={schema}
      defaultValues={{ service: service ?? mutationServices[0], secret: '' }}
      fallbackError="Rekening belum terhubung."
      send={async (given) => {
        const body = { paymentAccountId: accountId, ...given };
        const { url, secret } = await callApi('POST /admin/mutation-hooks', { body });
        return { 'Alamat (URL webhook)': url, ...(secret && { Rahasia: secret }) };
      }}
      changes={[keys.hooks]}
      secretTitle="Tempel di Layanan Anda"
      secretDescription="Rahasia hanya ditampilkan sekali. Salin keduanya sekarang."
      onClose={onClose}
    >
      <ServiceFields />
    </SecretDialog>
  );
}

function ServiceFields() {
  const chosen = useWatch<{ service: MutationService }, 'service'>({ name: 'service' });
  return (
    <>
      <SelectField name="service" label="Layanan" options={optionsOf(mutationServiceNames)} />
      <TextField
        name="secret"
        label={`Rahasia dari layanan${chosen === 'mutasibank' ? '' : ' (opsional)'}`}
        hint={secretHints[chosen]}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
