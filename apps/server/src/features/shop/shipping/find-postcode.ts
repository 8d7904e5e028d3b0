// There is no list of postcodes whose licence lets us ship it (decision 0051), so the postcode is that of
// earlier parcels: to the same kelurahan, or to its kecamatan if all of them had the same.
import type { ShippingAddress } from '@timesync/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { orderAddresses } from './shipping.schema.ts';

type SentTo = Pick<ShippingAddress, 'kelurahan' | 'postcode'>;

/** Few enough to be read without an index of their own, however many there are. */
const LATEST_ADDRESSES = 5_000;

/** By where the latest parcels to this kecamatan went. */
export async function findPostcode(
  { database: { db } }: Pick<Dependencies, 'database'>,
  { kelurahan, kecamatan, city }: Pick<ShippingAddress, 'kelurahan' | 'kecamatan' | 'city'>,
): Promise<string | null> {
  const latest = db
    .select()
    .from(orderAddresses)
    .orderBy(desc(orderAddresses.orderId))
    .limit(LATEST_ADDRESSES)
    .as('latest');
  const isThere = and(
    eq(sql`lower(${latest.kecamatan})`, kecamatan.toLowerCase()),
    eq(sql`lower(${latest.city})`, city.toLowerCase()),
  );
  const sent = await db
    .selectDistinct({ kelurahan: latest.kelurahan, postcode: latest.postcode })
    .from(latest)
    .where(isThere);
  return choosePostcode(sent, kelurahan);
}

/** Null where parcels to one place had different ones: the customer knows better. */
export function choosePostcode(sent: readonly SentTo[], kelurahan: string): string | null {
  const name = kelurahan.trim().toLowerCase();
  const nearest = sent.filter((parcel) => parcel.kelurahan.trim().toLowerCase() === name);
  const postcodes = new Set((nearest.length > 0 ? nearest : sent).map(({ postcode }) => postcode));
  const [only] = postcodes;
  return postcodes.size === 1 && only ? only : null;
}
