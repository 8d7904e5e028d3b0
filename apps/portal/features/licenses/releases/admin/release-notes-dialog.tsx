import { changeReleaseNotesBody, type ManagedRelease } from '@timesync/contract';
import { EntryDialog } from '~/components/form/entry-dialog';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

interface ReleaseNotesDialogProps {
  release: ManagedRelease;
  onClose: () => void;
}

export function ReleaseNotesDialog({ release, onClose }: ReleaseNotesDialogProps) {
  return (
    <EntryDialog
      title="Catatan versi"
      confirm="Update"
      schema={changeReleaseNotesBody}
      defaultValues={{ notes: release.notes }}
      send={(body) =>
        callApi('PATCH /admin/releases/:id', { params: { id: String(release.id) }, body })
      }
      done="Data berhasil diperbarui"
      changes={[keys.releases]}
      onClose={onClose}
    >
      <TextareaField
        name="notes"
        label="Yang baru di versi ini"
        rows={4}
        maxLength={500}
        hint="Tampil di halaman Unduh."
      />
    </EntryDialog>
  );
}
