import { formatRupiah, type Order } from '@timesync/contract';

/** The shipping cost, in words if there is no number. */
export function shippingLabel(order: Pick<Order, 'shippingAmount' | 'awaitsShippingCost'>): string {
  if (order.awaitsShippingCost) return 'sedang dihitung';
  return order.shippingAmount === 0 ? 'Gratis' : formatRupiah(order.shippingAmount);
}
