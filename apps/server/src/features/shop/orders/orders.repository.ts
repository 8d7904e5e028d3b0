import { endsShippingWait, type OrderAction, orderTransitions } from '@timesync/contract';
import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
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
        eq(orders.id, orderId),
        inArray(orders.status, [...from]),
        userId === undefined ? undefined : isOwnOrder(orders.id, userId),
        action === 'cancel' ? undefined : eq(orders.awaitsShippingCost, endsShippingWait(action)),
        condition,
      ),
    )
    .returning();
  return changed;
}

export async function findOrderState(db: Queryable, orderId: number, userId?: number) {
  const [found] = await db
    .select({
      status: orders.status,
      createdAt: orders.createdAt,
      expiresAt: orders.expiresAt,
      proofVersion: orders.proofVersion,
      receivedAmount: orders.receivedAmount,
      awaitsShippingCost: orders.awaitsShippingCost,
    })
    .from(orders)
    .where(
      and(eq(orders.id, orderId), userId === undefined ? undefined : isOwnOrder(orders.id, userId)),
    );
  return found;
}

/**
 * Locks the order until the transaction ends; undefined when it does not exist or belongs to
 * another customer.
 */
export async function lockOwnOrder(
  db: Queryable,
  orderId: number,
  userId: number,
): Promise<Pick<OrderRow, 'status'> | undefined> {
  const [found] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwnOrder(orders.id, userId)))
    .for('update');
  return found;
}

export type OrderAmounts = Pick<
  OrderRow,
  'status' | 'totalAmount' | 'payableAmount' | 'receivedAmount' | 'refundedAmount'
>;

/** As `lockOwnOrder`, for the admin, with the amounts asked for and received. */
export async function lockOrder(db: Queryable, orderId: number): Promise<OrderAmounts | undefined> {
  const [found] = await db
    .select({
      status: orders.status,
      totalAmount: orders.totalAmount,
      payableAmount: orders.payableAmount,
      receivedAmount: orders.receivedAmount,
      refundedAmount: orders.refundedAmount,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return found;
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
  return (await db.select({ id: orders.id }).from(orders).where(isPaid).limit(1)).length > 0;
}
