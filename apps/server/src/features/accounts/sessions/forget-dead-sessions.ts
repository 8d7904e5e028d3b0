import type { Parts } from '../../../platform/dependencies.ts';
import { oldestPossibleSignIn } from './session-lifetime.ts';
import { deleteSessionsSignedInBefore } from './sessions.repository.ts';

export async function forgetDeadSessions({
  clock,
  database,
}: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  await deleteSessionsSignedInBefore(database.db, oldestPossibleSignIn(clock.now()));
}
