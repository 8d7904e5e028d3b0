import type { ShippingAddress } from '@timesync/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { parcels } from './parcels/parcels.schema.ts';
import { orderAddresses, shippingAddresses, shippingRates } from './shipping.schema.ts';

export async function insertOrderAddress(
  db: Queryable,
  orderId: number,
  address: ShippingAddress,
): Promise<void> {
  await db.insert(orderAddresses).values({ orderId, ...address });
}

/** Of one order, one after the other, and not while its parcel is sent. */
export async function lockAddress(tx: Tx, orderId: number): Promise<void> {
  const ofOrder = eq(orderAddresses.orderId, orderId);
  await tx.select({ id: orderAddresses.orderId }).from(orderAddresses).where(ofOrder).for('update');
  const isOfOrder = eq(parcels.orderId, orderId);
  await tx.select({ id: parcels.id }).from(parcels).where(isOfOrder).for('update');
}

export async function saveOrderAddress(
  tx: Tx,
  orderId: number,
  address: ShippingAddress,
): Promise<void> {
  await tx.update(orderAddresses).set(address).where(eq(orderAddresses.orderId, orderId));
}

export async function saveLastAddress(
  db: Queryable,
  userId: number,
  address: ShippingAddress & { savedAt: Date },
): Promise<void> {
  await db
    .insert(shippingAddresses)
    .values({ userId, ...address })
    .onConflictDoUpdate({ target: shippingAddresses.userId, set: address });
}

export async function findLastAddress(
  db: Queryable,
  userId: number,
): Promise<ShippingAddress | undefined> {
  const [found] = await db
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.userId, userId));
  return found;
}

export type SentTo = Pick<ShippingAddress, 'kelurahan' | 'postcode'>;

/** Few enough to be read without an index of their own, however many there are. */
const LATEST_ADDRESSES = 5_000;

/** Where the latest parcels to this kecamatan went. */
export function listPostcodes(
  db: Queryable,
  { kecamatan, city }: Pick<ShippingAddress, 'kecamatan' | 'city'>,
): Promise<SentTo[]> {
  const latest = db
    .select()
    .from(orderAddresses)
    .orderBy(desc(orderAddresses.orderId))
    .limit(LATEST_ADDRESSES)
    .as('latest');
  return db
    .selectDistinct({ kelurahan: latest.kelurahan, postcode: latest.postcode })
    .from(latest)
    .where(
      and(
        eq(sql`lower(${latest.kecamatan})`, kecamatan.toLowerCase()),
        eq(sql`lower(${latest.city})`, city.toLowerCase()),
      ),
    );
}

export function listRates(db: Queryable) {
  return db
    .select({ province: shippingRates.province, price: shippingRates.price })
    .from(shippingRates)
    .orderBy(shippingRates.province);
}

export async function saveRate(db: Queryable, province: string, price: number): Promise<void> {
  await db
    .insert(shippingRates)
    .values({ province, price })
    .onConflictDoUpdate({ target: shippingRates.province, set: { price } });
}

export async function deleteRate(db: Queryable, province: string): Promise<void> {
  await db.delete(shippingRates).where(eq(shippingRates.province, province));
}
