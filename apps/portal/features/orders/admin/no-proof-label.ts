import type { ManagedOrder } from '@timesync/contract';

/** A free order never gets a proof: nobody should wait for one. */
export function noProofLabel({ totalAmount }: Pick<ManagedOrder, 'totalAmount'>): string {
  return totalAmount === 0
    ? 'Pesanan gratis: tidak ada transfer, jadi tidak ada bukti.'
    : 'Belum ada bukti pembayaran.';
}
