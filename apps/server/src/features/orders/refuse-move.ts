import type { OrderStatus } from '@timesync/contract';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findOrderState } from './orders.repository.ts';

const sentences: Record<OrderStatus, string> = {
  pending: 'Pesanan ini masih menunggu pembayaran.',
  confirm: 'Bukti pembayaran pesanan ini sedang diperiksa.',
  paid: 'Pesanan ini sudah lunas.',
  cancelled: 'Pesanan ini sudah dibatalkan.',
  expired: 'Batas waktu pesanan ini sudah lewat. Silakan buat pesanan baru.',
  refunded: 'Pembayaran pesanan ini sudah dikembalikan.',
};

/** Tells why an order did not move: it is not there (or not yours), or its status forbids it. */
export async function refuseMove(db: Queryable, orderId: number, userId?: number): Promise<never> {
  const state = await findOrderState(db, orderId, userId);
  if (!state) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  throw new AppError('ORDER_STATE', { message: sentences[state.status] });
}
