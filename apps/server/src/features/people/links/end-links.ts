// What ends a person's rights ends his links, in the same transaction. Call these after the row that
// holds the right is written: its lock makes somebody who takes such a link wait.
import type { Tx } from '../../../platform/db/types.ts';
import { kindsOfKetuas, kindsOfMakers } from './link-kinds.ts';
import { endOpenLinks, type LinkFilter } from './links.repository.ts';

/** A deleted or ended account, a new password or a new email. */
export async function endLinksOfPerson(tx: Tx, userId: number, at: Date): Promise<void> {
  await end(tx, { madeBy: userId, kinds: kindsOfMakers }, at);
  await end(tx, { accountId: userId, kinds: ['login'] }, at);
}

/** He is not its ketua any more. With `addresses` he is out of it: no invitation brings him back. */
export async function endLinksOfMember(
  tx: Tx,
  { mosqueId, userId, addresses }: { mosqueId: number; userId: number; addresses?: string[] },
  at: Date,
): Promise<void> {
  await end(tx, { mosqueId, madeBy: userId, kinds: kindsOfKetuas }, at);
  if (addresses) await end(tx, { mosqueId, addresses, kinds: ['member', 'ketua'] }, at);
}

/** It has ended, or an admin gives it to somebody else: nobody's open link gets in the way. */
export async function endLinksOfMosque(tx: Tx, mosqueId: number, at: Date): Promise<void> {
  await end(tx, { mosqueId, kinds: [...kindsOfKetuas, 'lost'] }, at);
}

/** They belong to somebody else now. */
export async function endLinksOfLicenses(tx: Tx, licenseIds: number[], at: Date): Promise<void> {
  if (licenseIds.length > 0) await end(tx, { licenseIds }, at);
}

async function end(tx: Tx, filter: LinkFilter, at: Date): Promise<void> {
  await endOpenLinks(tx, filter, { at, by: null });
}
