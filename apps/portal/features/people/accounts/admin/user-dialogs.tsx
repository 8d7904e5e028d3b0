import {
  createUserBody,
  formatPhone,
  hasNoEmail,
  type ManagedUser,
  type z,
} from '@timesync/contract';
import { CheckboxField, EntryDialog, NewPasswordField, PersonFields } from '~/components/form';
import { callApi, keys } from '~/lib/api';
import { session } from '~/lib/session/session-store';
import { useMay } from '~/lib/session/use-may';
import { editedFields } from '~/lib/values/edited-fields';
import { userFormOf } from './user-form-schema';

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
      <PersonFields nameLabel="Nama" isSomebodyElse />
      <NewPasswordField hint="Minimal 4 karakter." />
      <Marks />
    </EntryDialog>
  );
}

export function EditUserDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  // The login of a customer opens his keys.
  const mayChangeLogin = useMay()('licenses');
  return (
    <EntryDialog
      title="Edit User"
      confirm="Update"
      draft={`user ${user.id}`}
      schema={userFormOf(user)}
      defaultValues={{
        name: user.name,
        email: hasNoEmail(user.email) ? '' : user.email,
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
      <PersonFields nameLabel="Nama" isSomebodyElse hasEmail={mayChangeLogin} />
      {mayChangeLogin ? (
        <NewPasswordField hint="Kosongkan kalau tidak diganti. Password baru mengeluarkan user dari semua perangkat." />
      ) : (
        <p className="text-ink-muted text-sm">
          Email dan password hanya dapat diubah oleh Pemilik atau Dukungan.
        </p>
      )}
      <Marks />
    </EntryDialog>
  );
}

async function sendUser(user: ManagedUser, values: z.output<ReturnType<typeof userFormOf>>) {
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

function Marks() {
  // A mitra pays other prices.
  const mayChangePrices = useMay()('orders');
  return (
    <div>
      <CheckboxField name="emailVerified" label="Email Verified" />
      <CheckboxField name="whatsappVerified" label="WA Verified" />
      {mayChangePrices && (
        <CheckboxField name="isMitra" label="Mitra (pemasang atau penjual, dengan harga mitra)" />
      )}
    </div>
  );
}
