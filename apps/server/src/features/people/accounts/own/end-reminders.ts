import type { Dependencies } from '../../../../platform/dependencies.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { stopReminders } from '../users.repository.ts';

/** By the link in a reminder, without a session; a second call changes nothing. */
export async function endReminders(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  id: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await stopReminders(tx, id, clock.now()))) return;
    const who = { clock, actor: { userId: id } };
    await recordChange(tx, who, ['user', id], 'stop reminders', { by: 'customer' });
  });
}
