import { type ImportRow, importedCaller, isoDate } from '@timesync/contract';
import type { Queryable } from '../../../../../platform/db/types.ts';
import { findImportedPeople } from '../../../../people/accounts/users/imported-customers.ts';
import { listSoldInits } from '../../../../shop/catalog/read-offers.ts';
import { listOwnersOfKeys } from './customer-import.repository.ts';
import type { Known } from './judge-rows.ts';

/** What the shop knows about the addresses and keys of these rows. */
export async function findKnown(
  db: Queryable,
  rows: readonly ImportRow[],
  now: Date,
): Promise<Known> {
  const people = await findImportedPeople(db, {
    emails: rows.map(({ email }) => email.trim().toLowerCase()),
    whatsapp: rows.flatMap(
      (row) => importedCaller.shape.whatsapp.safeParse(row.whatsapp).data ?? [],
    ),
  });
  const keys = rows.map(({ licenseKey }) => licenseKey.trim().toUpperCase());
  const owned = await listOwnersOfKeys(db, keys);
  const sold = await listSoldInits(db);
  return {
    today: isoDate(now),
    numbers: Map.groupBy(
      people.filter(({ role }) => role !== 'admin'),
      ({ whatsapp }) => whatsapp,
    ),
    users: new Map(people.map((person) => [person.email, person])),
    owners: new Map(owned.map(({ key, userId }) => [key, userId])),
    products: new Map(sold.map(({ init, ...names }) => [init ?? '', names])),
  };
}
