import { createUserBody, formatPhone, type ManagedUser, type z } from '@timesync/contract';
import { CheckboxField, EntryDialog, NewPasswordField, PersonFields } from '~/components/form';
import { callApi, keys } from '~/lib/api';
import { session } from '~/lib/session/session-store';
import { editedFields } from '~/lib/values/edited-fields';
import { editUserForm } from './user-form-schema';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  return (
    <EntryDialog
      title="Tambah User"
      confirm="Tambah"
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
      send={(body) => callApi('POST /admin/users', { body })}
      done="Data berhasil ditambahkan"
      changes={[keys.users]}
      onClose={onClose}
    >
      <UserFields passwordHint="Minimal 4 karakter." />
    </EntryDialog>
  );
}

export function EditUserDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  return (
    <EntryDialog
      title="Edit User"
      confirm="Update"
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
      send={(values) => sendUser(user, values)}
      done="Data berhasil diperbarui"
      changes={[keys.users]}
      onClose={onClose}
    >
      <UserFields passwordHint="Kosongkan kalau tidak diganti. Password baru mengeluarkan user dari semua perangkat." />
    </EntryDialog>
  );
}

async function sendUser(user: ManagedUser, values: z.output<typeof editUserForm>) {
  const params = { id: user.id };
  const body = editedFields(user, values);
  const saved = await callApi('PATCH /admin/users/:id', { params, body });
  renameInSession(user.email, { ...user, ...body, ...saved });
}

/** Admins who edit their own account see the new name in the menu at once. */
function renameInSession(emailBefore: string, { name, email, whatsapp }: ManagedUser) {
  const state = session.getState();
  if (state.status !== 'signed-in' || state.user.email !== emailBefore) return;
  session.signIn({ ...state.user, name, email, whatsapp });
}

function UserFields({ passwordHint }: { passwordHint: string }) {
  return (
    <>
      <PersonFields nameLabel="Nama" isSomebodyElse />
      <NewPasswordField hint={passwordHint} />
      <div>
        <CheckboxField name="emailVerified" label="Email Verified" />
        <CheckboxField name="whatsappVerified" label="WA Verified" />
        <CheckboxField name="isMitra" label="Mitra (pemasang atau penjual, dengan harga mitra)" />
      </div>
    </>
  );
}
