import type { OwnMosque } from '@timesync/contract';
import type { Queryable } from '../../platform/db/types.ts';
import { requireMosqueRight } from './require-mosque-right.ts';
import { showMosque } from './show-mosque.ts';

/** Refuses everybody but its ketuas and bendaharas. */
export async function findMosqueToBuyFor(
  db: Queryable,
  mosqueId: number,
  userId: number,
): Promise<OwnMosque> {
  await requireMosqueRight(db, { mosqueId, userId, right: 'order' });
  return showMosque(db, { mosqueId, userId });
}
