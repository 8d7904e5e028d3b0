// Which units of an order an admin returns: licences by their id, other units as zeros, because it
// does not matter which ones they are.
import type { ManagedOrder, OrderLine, RefundedUnits } from '@timesync/contract';

/** The chosen unit indexes of each line. */
export type Choice = Record<number, number[]>;

/** Boxes come back by parcel, with the whole order. */
export function refundableLines({ details }: Pick<ManagedOrder, 'details'>): OrderLine[] {
  return details.filter(({ isShipped, qty, refundedQty }) => !isShipped && qty > refundedQty);
}

export function isWhole({ details }: Pick<ManagedOrder, 'details'>, choice: Choice): boolean {
  return details.every(
    ({ id, qty, refundedQty }) => (choice[id]?.length ?? 0) === qty - refundedQty,
  );
}

type Amounts = Pick<ManagedOrder, 'details' | 'receivedAmount' | 'refundedAmount'>;

/** The server decides it again; the last units return all that is left. */
export function chosenAmount(order: Amounts, choice: Choice): number {
  const left = order.receivedAmount - order.refundedAmount;
  if (isWhole(order, choice)) return left;
  const sum = order.details.reduce(
    (total, { id, price }) => total + price * (choice[id]?.length ?? 0),
    0,
  );
  return Math.min(sum, left);
}

export function unitsOf(choice: Choice): RefundedUnits[] {
  return Object.entries(choice)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([line, chosen]) => {
      const detailId = Number(line);
      return chosen[0] ? { detailId, licenseIds: chosen } : { detailId, qty: chosen.length };
    });
}
