import { addReleaseLinkBody, appWords, type ReleaseApp } from '@timesync/contract';
import { EntryDialog } from '~/components/form/entry-dialog';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

export function ReleaseLinkDialog({ app, onClose }: { app: ReleaseApp; onClose: () => void }) {
  return (
    <EntryDialog
      title={`Tautan ${appWords[app].title}`}
      description="Untuk berkas di tempat lain, misalnya Play Store. Versi dan keasliannya tidak dapat diperiksa."
      confirm="Tambah"
      schema={addReleaseLinkBody}
      defaultValues={{ app, url: '' }}
      send={(body) => callApi('POST /admin/releases/links', { body })}
      done="Tautan ditambahkan. Periksa, lalu terbitkan."
      changes={[keys.releases]}
      onClose={onClose}
    >
      <TextField name="url" label="Tautan" type="url" inputMode="url" placeholder="https://" />
    </EntryDialog>
  );
}
