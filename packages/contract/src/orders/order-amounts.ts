// What an order still needs, and what came too much. The unique code only names the order: who paid
// the plain total owes nothing, and who paid it too gets nothing back.

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

/** What to transfer to be done, with the code; 0 once enough has come. */
export function missingAmount(order: Received): number {
  const { payableAmount, receivedAmount } = order;
  return receivedAmount >= owedAmount(order) ? 0 : payableAmount - receivedAmount;
}

/** What to give back. */
export function excessAmount({ totalAmount, payableAmount, receivedAmount }: Received): number {
  return Math.max(0, receivedAmount - Math.max(totalAmount, payableAmount));
}
