import { apiScopeNames, makeApiKeyBody } from '@timesync/contract';
import { CheckboxListField, SecretDialog, TextField } from '~/components/form';
import { callApi, keys } from '~/lib/api';

export default function MakeApiKeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <SecretDialog
      title="Buat Kunci"
      description="Untuk program lain, misalnya pembukuan. Beri nama yang Anda kenali."
      confirm="Buat kunci"
      schema={makeApiKeyBody}
      defaultValues={{ name: '', scopes: [] }}
      fallbackError="Kunci belum dibuat."
      send={async (body) => ({ Kunci: (await callApi('POST /admin/api-keys', { body })).key })}
      changes={[keys.apiKeys]}
      secretTitle="Simpan Kunci Ini"
      secretDescription="Kunci hanya ditampilkan sekali. Salin ke programnya sekarang."
      use={
        <p className="text-ink-muted text-sm">
          Cara memakainya ada di{' '}
          <a href="/docs" className="text-brand-text underline underline-offset-2">
            petunjuk untuk pembuat program
          </a>
          .
        </p>
      }
      onClose={onClose}
    >
      <TextField name="name" label="Nama" autoComplete="off" />
      <CheckboxListField name="scopes" legend="Izin" labels={apiScopeNames} />
    </SecretDialog>
  );
}
