import type { Queryable } from '../../../../platform/db/types.ts';
import { findAdmins } from './admins.repository.ts';

/** The admins who want the shop's news by mail. */
export async function listNewsReaders(db: Queryable) {
  return (await findAdmins(db)).filter(({ wantsNews }) => wantsNews);
}
