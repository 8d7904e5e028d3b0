import { isOwnCancelAllowed, type OrderStatus } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { findOrderState } from './orders.repository.ts';

const TRANSFERRED = 'Sudah terlanjur transfer? Hubungi admin dan sebutkan nomor invoice-nya.';

const sentences: Record<OrderStatus, string> = {
  pending: 'Pesanan ini masih menunggu pembayaran.',
  confirm: 'Bukti pembayaran pesanan ini sedang diperiksa.',
  paid: 'Pesanan ini sudah lunas.',
  cancelled: 'Pesanan ini sudah dibatalkan.',
  expired: 'Batas waktu pesanan ini sudah lewat.',
  refunded: 'Pembayaran pesanan ini sudah dikembalikan.',
};
/** A payment made now would be too small. */
const AWAITS_SHIPPING_COST =
  'Ongkos kirim pesanan ini sedang dihitung. Tunggu sampai jumlah yang harus dibayar sudah pasti.';
/** The only change of a pending order that a customer can be refused is to cancel it. */
const PART_PAID =
  'Sebagian pembayaran pesanan ini sudah kami terima, jadi tidak dapat dibatalkan sendiri. Bayar sisanya, atau hubungi admin jika dananya ingin dikembalikan.';
/** Added for customers, whose transfer may be on its way for an order that ended. */
const advice: Partial<Record<OrderStatus, string>> = {
  cancelled: TRANSFERRED,
  expired: `${TRANSFERRED} Belum transfer? Silakan buat pesanan baru.`,
};

/**
 * Explains why an order did not change: it does not exist (or is not yours), or its status forbids
 * it.
 */
export async function refuseStatusChange(
  db: Queryable,
  orderId: number,
  userId?: number,
): Promise<never> {
  const state = await findOrderState(db, orderId, userId);
  if (!state) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  const isPartPaid =
    userId !== undefined && state.status === 'pending' && !isOwnCancelAllowed(state);
  const isUncertain = state.status === 'pending' && state.awaitsShippingCost;
  const usual = isUncertain ? AWAITS_SHIPPING_COST : sentences[state.status];
  const sentence = isPartPaid ? PART_PAID : usual;
  const further = userId === undefined ? undefined : advice[state.status];
  throw new AppError('ORDER_STATE', { message: further ? `${sentence} ${further}` : sentence });
}
