import type { OwnMosque } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { findMosqueOf, type Membership } from './mosques.repository.ts';
import { mosqueNotFound } from './require-mosque-right.ts';

/** Returns the mosque as its members see it. */
export async function showMosque(db: Queryable, membership: Membership): Promise<OwnMosque> {
  const mosque = await findMosqueOf(db, membership);
  if (!mosque) throw mosqueNotFound();
  return mosque;
}
