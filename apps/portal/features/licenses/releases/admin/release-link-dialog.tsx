import { addReleaseLinkBody, appWords, type ReleaseApp } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshReleases } from './managed-release-queries';

export function ReleaseLinkDialog({ app, onClose }: { app: ReleaseApp; onClose: () => void }) {
  const refresh = useRefreshReleases();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Tautan ${appWords[app].title}`}
      description="Untuk berkas di tempat lain, misalnya Play Store. Versi dan keasliannya tidak dapat diperiksa."
    >
      <Form
        schema={addReleaseLinkBody}
        defaultValues={{ app, url: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /admin/releases/links', { body });
          notifySuccess('Tautan ditambahkan. Periksa, lalu terbitkan.');
          void refresh();
          onClose();
        }}
      >
        <TextField name="url" label="Tautan" type="url" inputMode="url" placeholder="https://" />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
