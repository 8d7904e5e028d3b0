import { changeReleaseNotesBody, type ManagedRelease } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshReleases } from './managed-release-queries';

interface ReleaseNotesDialogProps {
  release: ManagedRelease;
  onClose: () => void;
}

export function ReleaseNotesDialog({ release, onClose }: ReleaseNotesDialogProps) {
  const refresh = useRefreshReleases();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Catatan versi">
      <Form
        schema={changeReleaseNotesBody}
        defaultValues={{ notes: release.notes }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('PATCH /admin/releases/:id', { params: { id: String(release.id) }, body });
          notifySuccess('Data berhasil diperbarui');
          void refresh();
          onClose();
        }}
      >
        <TextareaField
          name="notes"
          label="Yang baru di versi ini"
          rows={4}
          maxLength={500}
          hint="Tampil di halaman Unduh."
        />
        <SubmitButton className="w-full">Update</SubmitButton>
      </Form>
    </Dialog>
  );
}
