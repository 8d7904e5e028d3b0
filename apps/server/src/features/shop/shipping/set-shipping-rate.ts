import { isSameProvince } from '@timesync/contract';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { deleteRate, listRates, saveRate } from './shipping.repository.ts';

interface Rate {
  province: string;
  /** Null: the province has the default price. */
  price: number | null;
}

export async function setShippingRate(
  context: ActorContext,
  { province, price }: Rate,
): Promise<Array<{ province: string; price: number }>> {
  return context.database.transaction(async (tx) => {
    const before = await listRates(tx);
    // A province has one price, however it was written before.
    for (const rate of before) {
      if (isSameProvince(rate.province, province)) await deleteRate(tx, rate.province);
    }
    if (price !== null) await saveRate(tx, province, price);
    const after = await listRates(tx);
    await recordChange(tx, context, ['settings', 1], 'change shipping rate', {
      before: { rates: before },
      after: { rates: after },
    });
    return after;
  });
}
