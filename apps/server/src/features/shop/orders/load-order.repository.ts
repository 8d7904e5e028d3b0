// An order with all that its mails, documents and screens say, except keys and files
// (`reads/order-units.ts`).
import type { WrittenBillTo } from '@timesync/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../../platform/app-error.ts';
import { listOf } from '../../../platform/db/list-of.ts';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { history } from '../../../platform/history/history.schema.ts';
import { findPeopleEver, type Person } from '../../people/accounts/find-person.ts';
import { findMosque } from '../../people/mosques/find-mosque.ts';
import { ownOrders } from '../../people/mosques/own.schema.ts';
import { findOrderAddress } from '../shipping/order-address.ts';
import { orderBillTo, receipts } from './documents/documents.schema.ts';
import { orderLines, orders, paymentEvidence, paymentProofs } from './orders.schema.ts';
import { refundedQty } from './refunding/refunds.schema.ts';

const reused = alias(orders, 'reused');
const replaced = alias(receipts, 'replaced');

const {
  holdsAmount: _h,
  idempotencyKey: _k,
  requestHash: _r,
  ...columns
} = getTableColumns(orders);
const {
  paymentAccountId: _account,
  paymentAccountName: accountName,
  paymentAccountNumber: accountNumber,
  paymentAccountHolder: accountHolder,
  ...shown
} = columns;

/** The order's own tables, in one statement. Without a viewer everybody's. */
const selectOrder = prepared(
  'load-order',
  (db, { id, viewerId }: Given<{ id: number; viewerId: number | null }>) =>
    db
      .select({
        ...shown,
        role: ownOrders.role,
        proofId: paymentProofs.id,
        ...{ accountName, accountNumber, accountHolder },
        /** The payer whom the buyer named. */
        named: {
          name: orderBillTo.name,
          address: orderBillTo.address,
          taxNumber: orderBillTo.taxNumber,
        },
        reused: { id: reused.id, invoiceNumber: reused.invoiceNumber },
        isExactReuse: sql<boolean>`exists (select from ${paymentProofs} earlier
          where earlier.order_id = ${reused.id} and earlier.sha256 = ${paymentProofs.sha256})`,
        lines: listOf(
          db
            .select({
              id: orderLines.id,
              productName: orderLines.productName,
              variantName: orderLines.variantName,
              requiresLicense: orderLines.requiresLicense,
              init: orderLines.init,
              isShipped: orderLines.isShipped,
              qty: orderLines.qty,
              price: orderLines.price,
              refundedQty: refundedQty.as('refunded_qty'),
            })
            .from(orderLines)
            .where(eq(orderLines.orderId, orders.id))
            .orderBy(asc(orderLines.lineNumber)),
        ),
        receipts: listOf(
          db
            .select({
              id: receipts.id,
              number: receipts.number,
              code: receipts.code,
              amount: receipts.amount,
              issuedAt: receipts.issuedAt,
              name: receipts.name,
              address: receipts.address,
              taxNumber: receipts.taxNumber,
              replaces: sql<string | null>`${replaced.number}`.as('replaces'),
            })
            .from(receipts)
            .leftJoin(replaced, eq(replaced.id, receipts.replacesId))
            .where(eq(receipts.orderId, orders.id))
            .orderBy(desc(receipts.id))
            .limit(1),
        ),
        events: listOf(
          db
            .select({
              at: history.at,
              action: history.action,
              by: history.actorKind,
              note: history.note,
            })
            .from(history)
            .where(and(eq(history.subject, 'order'), eq(history.subjectId, orders.id)))
            .orderBy(asc(history.id)),
        ),
        evidence: listOf(
          db
            .select({
              id: paymentEvidence.id,
              kind: paymentEvidence.kind,
              amount: paymentEvidence.amount,
              at: paymentEvidence.at,
              bookedBy: paymentEvidence.bookedBy,
              note: paymentEvidence.note,
            })
            .from(paymentEvidence)
            .where(eq(paymentEvidence.orderId, orders.id))
            .orderBy(asc(paymentEvidence.id)),
        ),
      })
      .from(orders)
      .leftJoin(
        paymentProofs,
        and(eq(paymentProofs.orderId, orders.id), eq(paymentProofs.version, orders.proofVersion)),
      )
      .leftJoin(orderBillTo, eq(orderBillTo.orderId, orders.id))
      .leftJoin(reused, eq(reused.id, paymentProofs.reusedOrderId))
      .leftJoin(ownOrders, and(eq(ownOrders.id, orders.id), eq(ownOrders.viewerId, viewerId)))
      .where(and(eq(orders.id, id), or(sql`${viewerId}::int is null`, isNotNull(ownOrders.id)))),
);

type StoredOrder = Awaited<ReturnType<typeof selectOrder>>[number];
type Buyer = Pick<Person, 'id' | 'name' | 'email' | 'whatsapp' | 'wantsWhatsapp'>;

/** With `userId` only an order that this customer owns, alone or with his mosque. */
export async function getOrder(db: Queryable, id: number, userId?: number) {
  const [found] = await selectOrder(db, { id, viewerId: userId ?? null });
  if (!found) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  return addOthers(db, found);
}

export type LoadedOrder = Awaited<ReturnType<typeof addOthers>>;
export type LoadedLine = LoadedOrder['lines'][number];

/** What other features know of it. */
async function addOthers(db: Queryable, found: StoredOrder) {
  const { mosqueId, role, accountName, accountNumber, accountHolder, ...rest } = found;
  const { named, reused: earlier, isExactReuse, receipts: issued, evidence, ...order } = rest;
  const bookers = evidence.flatMap(({ bookedBy }) => bookedBy ?? []);
  const people = await findPeopleEver(db, [order.userId, ...bookers]);
  const user: Buyer | undefined = people.get(order.userId);
  if (!user) throw new Error(`The order ${order.id} has no buyer`);
  // The mosque has the role of the customer who asks, or null.
  const mosque = mosqueId === null ? null : { ...(await findMosque(db, mosqueId)), role };
  const receipt = issued[0] ?? null;
  const isSent = order.lines.some(({ isShipped }) => isShipped);
  return {
    ...order,
    mosque,
    shippingAddress: isSent ? await findOrderAddress(db, order.id) : null,
    paymentAccount:
      accountName === null
        ? null
        : {
            name: accountName,
            accountNumber: accountNumber ?? '',
            accountName: accountHolder ?? '',
          },
    user,
    /** Who pays, as the documents say. */
    billTo: payerOf({ mosque, named, receipt, user }),
    /** The valid kwitansi. */
    receipt,
    /** Another order that the picture of the newest proof was sent for. */
    reusedFrom: earlier && { ...earlier, isExact: isExactReuse },
    evidence: evidence.map(({ bookedBy, ...booked }) => ({
      ...booked,
      by: bookedBy === null ? null : (people.get(bookedBy)?.name ?? null),
    })),
  };
}

interface Payer {
  mosque: WrittenBillTo | null;
  named: WrittenBillTo | null;
  receipt: WrittenBillTo | null;
  user: Buyer;
}

/** The name on the kwitansi, once there is one; before, the payer whom the buyer named, his mosque, or himself. */
export function payerOf({ mosque, named, receipt, user }: Payer): WrittenBillTo {
  const { name, address, taxNumber } = receipt ??
    named ??
    mosque ?? { name: user.name, address: null, taxNumber: null };
  return { name, address, taxNumber };
}
