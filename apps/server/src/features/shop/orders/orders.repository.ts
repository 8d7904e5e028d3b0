import {
  endsShippingWait,
  isOwnCancelAllowed,
  type OrderAction,
  type OrderStatus,
  orderTransitions,
} from '@timesync/contract';
import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { isOwnOrder } from '../../people/mosques/own.schema.ts';
import { orders } from './orders.schema.ts';

export type OrderRow = typeof orders.$inferSelect;

export async function findOrderByKey(db: Queryable, userId: number, idempotencyKey: string) {
  const [found] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)));
  return found;
}

interface StatusChange {
  orderId: number;
  /** Only an order that this customer owns, alone or with his mosque. */
  userId?: number | undefined;
  changes?: PgUpdateSetSource<typeof orders>;
  /** A further condition besides the status. */
  condition?: SQL | undefined;
}

/**
 * The conditional update that decides every race: it changes the order only while its status allows
 * the action. Returns undefined when it does not.
 */
export async function changeStatus(
  db: Queryable,
  action: OrderAction,
  { orderId, userId, changes = {}, condition }: StatusChange,
): Promise<OrderRow | undefined> {
  const { from, to } = orderTransitions[action];
  const [changed] = await db
    .update(orders)
    .set({ ...changes, status: to })
    .where(
      and(
        isOrder(orderId, userId),
        inArray(orders.status, [...from]),
        action === 'cancel' ? undefined : eq(orders.awaitsShippingCost, endsShippingWait(action)),
        condition,
      ),
    )
    .returning();
  return changed;
}

/** As `changeStatus`; where the status forbids it, throws the sentence that says so. */
export async function requireStatusChange(
  db: Queryable,
  action: OrderAction,
  change: StatusChange,
): Promise<OrderRow> {
  const { orderId, userId } = change;
  return (await changeStatus(db, action, change)) ?? refuseStatusChange(db, orderId, userId);
}

/** With `userId` only an order that this customer owns, alone or with his mosque. */
const isOrder = (orderId: number, userId: number | undefined) =>
  and(eq(orders.id, orderId), userId === undefined ? undefined : isOwnOrder(orders.id, userId));

export async function findOrderState(
  db: Queryable,
  orderId: number,
  userId?: number,
): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(isOrder(orderId, userId));
  return found;
}

/** Locks the order until the transaction ends. */
export async function lockOrder(
  db: Queryable,
  orderId: number,
  userId?: number,
): Promise<OrderRow> {
  const [found] = await db.select().from(orders).where(isOrder(orderId, userId)).for('update');
  return found ?? refuseStatusChange(db, orderId, userId);
}

/**
 * Ends overdue unpaid orders, oldest first. Orders locked by another transaction are left for the
 * next run.
 */
export async function expireOverdue(db: Queryable, now: Date, limit: number) {
  const { from, to } = orderTransitions.expire;
  const overdue = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...from]),
        lte(orders.expiresAt, now),
        eq(orders.awaitsShippingCost, false),
      ),
    )
    .orderBy(orders.expiresAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orders)
    .set({ status: to })
    .where(inArray(orders.id, overdue))
    .returning({ id: orders.id });
}

export async function hasPaidOrder(db: Queryable, userId: number): Promise<boolean> {
  const isPaid = and(eq(orders.userId, userId), eq(orders.status, 'paid'));
  return (await db.$count(orders, isPaid)) > 0;
}

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
