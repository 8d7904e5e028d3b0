// What ends a person's rights ends his links, in the same transaction. Call these after the row that
// holds the right is written: its lock makes somebody who takes such a link wait.
import type { Tx } from '../../../platform/db/types.ts';
import { kindsOfKetuas, kindsOfMakers } from './link-kinds.ts';
import { endOpenLinks, type LinkFilter } from './links.repository.ts';

/** For a deleted or ended account, a new password or a new email. */
export async function endLinksOfPerson(tx: Tx, userId: number, at: Date): Promise<void> {
  await end(tx, { madeBy: userId, kinds: kindsOfMakers }, at);
  await end(tx, { accountId: userId, kinds: ['login'] }, at);
}

/** For a person who is no longer ketua; with `addresses`, for one who left: no invitation brings him back. */
export async function endLinksOfMember(
  tx: Tx,
  { mosqueId, userId, addresses }: { mosqueId: number; userId: number; addresses?: string[] },
  at: Date,
): Promise<void> {
  await end(tx, { mosqueId, madeBy: userId, kinds: kindsOfKetuas }, at);
  if (addresses) await end(tx, { mosqueId, addresses, kinds: ['member', 'ketua'] }, at);
}

/** For a mosque that has ended, or that an admin gives to somebody else. */
export async function endLinksOfMosque(tx: Tx, mosqueId: number, at: Date): Promise<void> {
  await end(tx, { mosqueId, kinds: [...kindsOfKetuas, 'lost'] }, at);
}

/** For licences that belong to somebody else now. */
export async function endLinksOfLicenses(tx: Tx, licenseIds: number[], at: Date): Promise<void> {
  if (licenseIds.length > 0) await end(tx, { licenseIds }, at);
}

async function end(tx: Tx, filter: LinkFilter, at: Date): Promise<void> {
  await endOpenLinks(tx, filter, { at, by: null });
}
