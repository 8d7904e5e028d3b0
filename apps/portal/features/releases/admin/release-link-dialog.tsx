import { addReleaseLinkBody, appWords, type ReleaseApp } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';
import { Form } from '~/components/form/form';
import { PasswordAgain } from '~/components/form/password/password-again';
import { usePasswordDemand } from '~/components/form/password/use-password-demand';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshReleases } from './managed-release-queries';

const linkForm = addReleaseLinkBody.extend({
  currentPassword: emptyAsAbsent(addReleaseLinkBody.shape.currentPassword),
});

export function ReleaseLinkDialog({ app, onClose }: { app: ReleaseApp; onClose: () => void }) {
  const refresh = useRefreshReleases();
  const password = usePasswordDemand();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Tautan ${appWords[app].title}`}
      description="Untuk berkas di tempat lain, misalnya Play Store. Versi dan keasliannya tidak dapat diperiksa."
    >
      <Form
        schema={linkForm}
        defaultValues={{ app, url: '', currentPassword: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /admin/releases/links', { body }).catch(password.note);
          notifySuccess('Tautan ditambahkan. Periksa, lalu terbitkan.');
          void refresh();
          onClose();
        }}
      >
        <TextField name="url" label="Tautan" type="url" inputMode="url" placeholder="https://" />
        {password.isAsked && <PasswordAgain />}
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
