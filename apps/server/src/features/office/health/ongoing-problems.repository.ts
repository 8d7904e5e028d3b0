import { and, isNull, lte, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import type { Problem } from '../../../platform/health/read-health.ts';
import { ongoingProblems } from './health.schema.ts';

/** Keeps since when each problem lasts, and forgets those that are over. */
export async function saveProblems(tx: Tx, problems: Problem[], at: Date): Promise<void> {
  await tx.delete(ongoingProblems).where(notInArray(ongoingProblems.problem, problems));
  if (problems.length === 0) return;
  const rows = problems.map((problem) => ({ problem, since: at }));
  await tx.insert(ongoingProblems).values(rows).onConflictDoNothing();
}

/** Marks what has lasted since `until` and was not reported, and returns it. */
export async function popLastingProblems(tx: Tx, until: Date, at: Date): Promise<Problem[]> {
  const rows = await tx
    .update(ongoingProblems)
    .set({ notifiedAt: at })
    .where(and(isNull(ongoingProblems.notifiedAt), lte(ongoingProblems.since, until)))
    .returning({ problem: ongoingProblems.problem });
  return rows.map(({ problem }) => problem as Problem);
}
