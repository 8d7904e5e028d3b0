import type { Dependencies } from '../../../platform/dependencies.ts';
import { oldestPossibleSignIn } from './session-lifetime.ts';
import { deleteSessionsSignedInBefore } from './sessions.repository.ts';

export async function forgetDeadSessions({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  await deleteSessionsSignedInBefore(database.db, oldestPossibleSignIn(clock.now()));
}
