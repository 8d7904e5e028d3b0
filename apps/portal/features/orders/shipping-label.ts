import { formatRupiah, type Order } from '@timesync/contract';

/** What sending an order costs, in words where there is no number. */
export function shippingLabel(order: Pick<Order, 'shippingAmount' | 'awaitsShippingCost'>): string {
  if (order.awaitsShippingCost) return 'sedang dihitung';
  return order.shippingAmount === 0 ? 'Gratis' : formatRupiah(order.shippingAmount);
}
