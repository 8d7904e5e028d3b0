import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import { findUserById, updateUser } from '../users.repository.ts';

/** By the link in a reminder, without a session; asked twice, it is the same. */
export async function endReminders(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  id: number,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const user = await findUserById(tx, id);
    if (!user || user.remindersStoppedAt) return;
    await updateUser(tx, id, { remindersStoppedAt: at });
    const by = { actorKind: 'customer' as const, actorId: id };
    await recordHistory(tx, [
      { at, ...by, subject: 'user', subjectId: id, action: 'stop reminders' },
    ]);
  });
}
