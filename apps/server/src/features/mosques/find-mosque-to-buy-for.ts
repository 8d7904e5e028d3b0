import type { OwnMosque } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/types.ts';
import { findMosqueOf } from './mosques.repository.ts';
import { requireMosqueRight } from './require-mosque-right.ts';

/** Refuses everybody but its ketuas and bendaharas. */
export async function findMosqueToBuyFor(
  db: Queryable,
  mosqueId: number,
  userId: number,
): Promise<OwnMosque> {
  await requireMosqueRight(db, { mosqueId, userId, right: 'order' });
  const mosque = await findMosqueOf(db, { mosqueId, userId });
  if (!mosque) throw new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
  return mosque;
}
