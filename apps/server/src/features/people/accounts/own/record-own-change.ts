// An attacker who takes over an admin's account begins by changing it, so these changes are
// recorded. Changes that a customer makes to his own account are not.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import type { User } from '../users.repository.ts';

/** In the transaction that makes the change. Never pass secrets. */
export async function recordOwnChange(
  tx: Tx,
  context: Pick<Context, 'clock' | 'requestId'>,
  { id, role }: User,
  action: 'update' | 'change password' | 'reset password',
  values: { before?: object; after?: object } = {},
): Promise<void> {
  if (role !== 'admin') return;
  await recordChange(tx, { ...context, actor: { userId: id } }, ['user', id], action, values);
}
