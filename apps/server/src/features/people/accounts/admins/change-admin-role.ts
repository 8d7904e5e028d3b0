import type { AdminRole } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { updateUser } from '../users.repository.ts';
import { requireAnotherOwner } from './require-another-owner.ts';

/** What the admin has begun with the old role ends: sessions, links and keys. */
export async function changeAdminRole(
  context: ActorContext,
  { id, adminRole }: { id: number; adminRole: AdminRole },
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const before = await requireAnotherOwner(tx, context, id);
    if (before.role !== 'admin') {
      throw new AppError('NOT_FOUND', { message: 'Admin ini tidak ditemukan.' });
    }
    if (before.adminRole === adminRole) return;
    await updateUser(tx, id, { adminRole });
    await endAccessOf(tx, id, { at: clock.now() });
    await recordChange(tx, context, ['user', id], 'change role', {
      before: { adminRole: before.adminRole },
      after: { adminRole },
    });
  });
}
