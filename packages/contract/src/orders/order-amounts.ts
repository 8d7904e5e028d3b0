// The missing and the excess amount of an order. The unique code only identifies the order: a
// customer who paid the plain total owes nothing, and one who also paid the code gets nothing back.

interface Amounts {
  totalAmount: number;
  payableAmount: number;
}

interface Received extends Amounts {
  receivedAmount: number;
}

/** With so much the order is paid. */
export const owedAmount = ({ totalAmount, payableAmount }: Amounts): number =>
  Math.min(totalAmount, payableAmount);

/** The amount still to be transferred, with the code; 0 once enough has arrived. */
export function missingAmount(order: Received): number {
  const { payableAmount, receivedAmount } = order;
  return receivedAmount >= owedAmount(order) ? 0 : payableAmount - receivedAmount;
}

/** The amount to return. */
export function excessAmount({ totalAmount, payableAmount, receivedAmount }: Received): number {
  return Math.max(0, receivedAmount - Math.max(totalAmount, payableAmount));
}
