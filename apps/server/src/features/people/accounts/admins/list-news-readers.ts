import type { Queryable } from '../../../../platform/db/types.ts';
import { findAdmins } from './admins.repository.ts';

/** Those who want the shop's news by mail; it tells of money and backups, so helpers get none. */
export async function listNewsReaders(db: Queryable) {
  return (await findAdmins(db)).filter(
    ({ adminRole, wantsNews }) => wantsNews && adminRole === 'pemilik',
  );
}
