import type { ShippingOffer, ShippingPrices } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { requireCustomer } from '../../people/accounts/require-customer.ts';
import { findLastAddress, listRates } from './shipping.repository.ts';

type Needed = Pick<Dependencies, 'settings'>;

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
  const address = (await findLastAddress(database.db, userId)) ?? null;
  return { address, account: { name, whatsapp }, rates: [...rates], others };
}
