import { formatPhone, type ManagedUser } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { Dialog } from '~/components/ui/overlays/dialog';
import { sendUser } from './send-user';
import { UserFields } from './user-fields';
import { editUserForm } from './user-form-schema';

interface EditUserDialogProps {
  user: ManagedUser;
  onClose: () => void;
  refresh: () => Promise<unknown>;
}

export function EditUserDialog({ user, onClose, refresh }: EditUserDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Edit User">
      <Form
        draft={`user ${user.id}`}
        schema={editUserForm}
        defaultValues={{
          name: user.name,
          email: user.email,
          whatsapp: formatPhone(user.whatsapp),
          password: '',
          emailVerified: user.emailVerified,
          whatsappVerified: user.whatsappVerified,
          isMitra: user.isMitra,
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (values) => {
          await sendUser(user, values);
          void refresh();
          onClose();
        }}
      >
        <UserFields
          submitLabel="Update"
          passwordHint="Kosongkan kalau tidak diganti. Password baru mengeluarkan user dari semua perangkat."
        />
      </Form>
    </Dialog>
  );
}
