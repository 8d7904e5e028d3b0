import { createUserBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { UserFields } from './user-fields';

interface AddUserDialogProps {
  onClose: () => void;
  refresh: () => Promise<unknown>;
}

export function AddUserDialog({ onClose, refresh }: AddUserDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Tambah User">
      <Form
        draft="new user"
        schema={createUserBody}
        defaultValues={{
          name: '',
          email: '',
          whatsapp: '',
          password: '',
          emailVerified: false,
          whatsappVerified: false,
          isMitra: false,
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /admin/users', { body });
          notifySuccess('Data berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <UserFields submitLabel="Tambah" passwordHint="Minimal 4 karakter." />
      </Form>
    </Dialog>
  );
}
