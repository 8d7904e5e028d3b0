// The sums of an order: their words, and what is missing or too much. The unique code only identifies the order: a
// customer who paid the plain total owes nothing, and one who also paid the code gets nothing back.
import type { OrderStatus } from './order-status.ts';

/** On every screen, document, file and mail. The total never contains the code. */
export const amountNames = {
  total: 'Total',
  code: 'Kode unik',
  transfer: 'Jumlah transfer',
} as const;

interface Amounts {
  totalAmount: number;
  payableAmount: number;
}

interface Received extends Amounts {
  receivedAmount: number;
}

interface Listed extends Amounts {
  status: OrderStatus;
  awaitsShippingCost: boolean;
}

const unpaid: readonly OrderStatus[] = ['pending', 'confirm'];

/** What a list shows beside the total: the transfer that is awaited, where it differs. */
export function awaitedTransfer(order: Listed): number | undefined {
  const { status, awaitsShippingCost, totalAmount, payableAmount } = order;
  const isAwaited = unpaid.includes(status) && !awaitsShippingCost;
  return isAwaited && payableAmount !== totalAmount ? payableAmount : undefined;
}

/** The order is paid once it has received this amount. */
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
