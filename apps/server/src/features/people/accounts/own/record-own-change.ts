// An attacker who takes over an admin's account begins by changing it, so these changes are
// recorded. Changes that a customer makes to his own account are not.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import type { User } from '../users.repository.ts';

interface OwnChange {
  action: 'update' | 'change password' | 'reset password';
  before?: object;
  after?: object;
}

/** In the transaction that makes the change. Never pass secrets. */
export async function recordOwnChange(
  tx: Tx,
  { clock, requestId }: Pick<Context, 'clock' | 'requestId'>,
  { id, role }: User,
  { action, before, after }: OwnChange,
): Promise<void> {
  if (role !== 'admin') return;
  await recordHistory(tx, [
    {
      at: clock.now(),
      actorKind: 'admin',
      actorId: id,
      requestId,
      subject: 'user',
      subjectId: id,
      action,
      before: before ?? null,
      after: after ?? null,
    },
  ]);
}
