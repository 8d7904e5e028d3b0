import type { ShippingOffer, ShippingPrices } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { requireCustomer } from '../../people/accounts/require-customer.ts';
import { shippingAddresses, shippingRates } from './shipping.schema.ts';

type Needed = Pick<Dependencies, 'settings'>;

export function listRates(db: Queryable) {
  const { province, price } = shippingRates;
  return db.select({ province, price }).from(shippingRates).orderBy(province);
}

export async function readShippingPrices(
  { settings }: Needed,
  db: Queryable,
): Promise<ShippingPrices> {
  const { shippingMode: mode, shippingPrice: price } = settings.current.shop;
  return { rates: await listRates(db), others: { mode, price } };
}

/** What a checkout needs: the last address and the prices. */
export async function readShippingOffer(
  context: Pick<Dependencies, 'database' | 'settings'>,
  userId: number,
): Promise<ShippingOffer> {
  const { database, settings } = context;
  const { name, whatsapp } = await requireCustomer(context, userId);
  const { rates, others } = await readShippingPrices({ settings }, database.db);
  const ofUser = eq(shippingAddresses.userId, userId);
  const [address = null] = await database.db.select().from(shippingAddresses).where(ofUser);
  return { address, account: { name, whatsapp }, rates: [...rates], others };
}
