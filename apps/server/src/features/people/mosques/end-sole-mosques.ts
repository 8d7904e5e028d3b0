import type { Tx } from '../../../platform/db/types.ts';
import { endMosques, lockSoleMosques } from './mosques.repository.ts';

/** Ends the mosques that have nobody but this person, unless `check` refuses. */
export async function endSoleMosques(
  tx: Tx,
  userId: number,
  check: (mosqueIds: number[]) => Promise<void>,
): Promise<number[]> {
  const mosqueIds = await lockSoleMosques(tx, userId);
  if (mosqueIds.length === 0) return [];
  await check(mosqueIds);
  await endMosques(tx, mosqueIds);
  return mosqueIds;
}
