import type { ManagedOrder } from '@timesync/contract';

/** A free order has no proof, and its label says so. */
export function noProofLabel({ totalAmount }: Pick<ManagedOrder, 'totalAmount'>): string {
  return totalAmount === 0
    ? 'Pesanan gratis: tidak ada transfer, jadi tidak ada bukti.'
    : 'Belum ada bukti pembayaran.';
}
