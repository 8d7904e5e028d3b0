import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Link } from '../../links/consume-link.ts';
import { findAdmins, lockAdmin } from './admins.repository.ts';

/** For a link that an admin made: he stays one until the end of the transaction. */
export const isStillAdmin = (tx: Tx, { madeBy }: Link): Promise<boolean> => lockAdmin(tx, madeBy);

/** Those who want the shop's news by mail; it tells of money and backups, so helpers get none. */
export async function listNewsReaders(db: Queryable) {
  return (await findAdmins(db)).filter(
    ({ adminRole, wantsNews }) => wantsNews && adminRole === 'pemilik',
  );
}
