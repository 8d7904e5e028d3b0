import { createUserBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { Dialog } from '~/components/ui/overlays/dialog';
import { useCreateUser } from './use-save-user';
import { UserFields } from './user-fields';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const createUser = useCreateUser();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Tambah User">
      <Form
        schema={createUserBody}
        defaultValues={{
          name: '',
          email: '',
          whatsapp: '',
          password: '',
          emailVerified: false,
          whatsappVerified: false,
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await createUser(body);
          onClose();
        }}
      >
        <UserFields submitLabel="Tambah" passwordHint="Minimal 4 karakter." />
      </Form>
    </Dialog>
  );
}
