import { isSameProvince, type setShippingRateBody } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { shippingRates } from './shipping.schema.ts';
import { listRates } from './shipping-prices.ts';

export async function setShippingRate(
  context: ActorContext,
  { province, price }: z.output<typeof setShippingRateBody>,
) {
  return context.database.transaction(async (tx) => {
    const before = await listRates(tx);
    // A province has one price, however it was written before, or none: then the default one.
    for (const rate of before) {
      if (!isSameProvince(rate.province, province)) continue;
      await tx.delete(shippingRates).where(eq(shippingRates.province, rate.province));
    }
    if (price !== null) {
      const saved = { target: shippingRates.province, set: { price } };
      await tx.insert(shippingRates).values({ province, price }).onConflictDoUpdate(saved);
    }
    const after = await listRates(tx);
    await recordChange(tx, context, ['settings', 1], 'change shipping rate', {
      before: { rates: before },
      after: { rates: after },
    });
    return after;
  });
}
