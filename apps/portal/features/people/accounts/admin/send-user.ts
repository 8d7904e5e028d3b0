import type { ManagedUser, z } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { session } from '~/lib/session/session-store';
import { editedFields } from '~/lib/values/edited-fields';
import type { editUserForm } from './user-form-schema';

export async function sendUser(user: ManagedUser, values: z.output<typeof editUserForm>) {
  const params = { id: String(user.id) };
  const body = editedFields(user, values);
  const saved = await callApi('PATCH /admin/users/:id', { params, body });
  renameInSession(user.email, { ...user, ...body, ...saved });
  notifySuccess('Data berhasil diperbarui');
}

/** Admins who edit their own account see the new name in the menu at once. */
function renameInSession(emailBefore: string, { name, email, whatsapp }: ManagedUser) {
  const state = session.getState();
  if (state.status !== 'signed-in' || state.user.email !== emailBefore) return;
  session.signIn({ ...state.user, name, email, whatsapp });
}
