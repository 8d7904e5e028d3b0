import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { mountExport } from '../../../../platform/csv/mount-export.ts';
import { readIdempotencyKey } from '../../../../platform/http/idempotency-key.ts';
import {
  type ActorContext,
  answer,
  type Context,
  type Server,
} from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import {
  countOpenOrders,
  type ExportedOrderRow,
  type ManagedOrderRow,
  ordersMatching,
  withExportColumns,
} from '../../../../reads/managed-orders.ts';
import { listUnits } from '../../../../reads/order-units.ts';
import { requireCustomer } from '../../../people/accounts/require-customer.ts';
import { cancelOrder } from '../cancel-order.ts';
import { correctReceipt } from '../documents/change-bill-to.ts';
import { getOrder } from '../load-order.repository.ts';
import { findDaySeenInBank } from '../mutations/paid-orders.repository.ts';
import { approveOrder } from '../paying/approve-order.ts';
import { recordPayment } from '../paying/book-payment.ts';
import { placeOrder } from '../placing/place-order.ts';
import { presentManagedOrder } from '../present-order.ts';
import { rejectProof } from '../proofs/reject-proof.ts';
import { refundOrder } from '../refunding/refund-order.ts';
import { setShippingCost } from '../shipped/set-shipping-cost.ts';

export function mountManagedOrders(server: Server): void {
  const { dependencies, mount } = server;
  mount(contract.listManagedOrders, async ({ clock, database }, { query }) => {
    const now = clock.now();
    const present = (row: ManagedOrderRow) => presentSummary(row, now);
    const source = await ordersMatching(database.db, query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(contract.countManagedOrders, async ({ database }) =>
    answer(200, await countOpenOrders(database.db)),
  );
  mount(contract.getManagedOrder, async (context, { params }) =>
    answer(200, await showOrder(context, params.id)),
  );

  mount(contract.placeOrderForCustomer, async (context, { body }, { request }) => {
    const { userId: customerId, ...wanted } = body;
    await requireCustomer(context, customerId);
    const idempotencyKey = readIdempotencyKey(request);
    const checkout = { customerId, ...wanted, termsVersion: null, idempotencyKey };
    const order = await placeOrder(context, checkout);
    // Sent twice, it may have been paid meanwhile.
    if (order.status === 'paid') return answer(201, await showOrder(context, order.id));
    const fresh = { seenInBank: null, units: new Map(), now: context.clock.now() };
    return answer(201, presentManagedOrder(order, fresh));
  });

  mount(contract.setShippingCost, (context, { body }) => changed(context, body, setShippingCost));
  mount(contract.refundOrder, (context, { body }) => changed(context, body, refundOrder));
  mount(contract.correctReceipt, (context, { body }) => changed(context, body, correctReceipt));
  mount(contract.cancelManagedOrder, (context, { body }) =>
    changed(context, { ...body, by: 'admin' as const }, cancelOrder),
  );
  mount(contract.approveOrder, (context, { body }) => changed(context, body, approveOrder));
  mount(contract.rejectProof, (context, { body }) => changed(context, body, rejectProof));
  mount(contract.recordPayment, (context, { body }, { request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    if (!idempotencyKey) throw new AppError('IDEMPOTENCY_KEY_MISSING');
    const payment = { ...body, at: new Date(body.at), idempotencyKey };
    return changed(context, payment, recordPayment);
  });

  mountExport<ExportedOrderRow>(server, {
    list: contract.listManagedOrders,
    fileName: 'transaksi',
    source: async (filters) =>
      withExportColumns(await ordersMatching(dependencies.database.db, filters)),
    header: [
      ...['Invoice', 'Nama', 'Email', 'WA', 'Produk'],
      ...[contract.amountNames.total, contract.amountNames.code],
      ...['Status', 'Tanggal', 'Tanggal lunas', 'Rekening'],
      ...['Ongkos kirim', 'Diterima', 'Diterima tunai', 'Dikembalikan', 'Catatan'],
    ],
    toCells: (row) => [
      row.invoiceNumber,
      row.user.name,
      contract.shownEmail(row.user.email),
      contract.formatPhone(row.whatsapp),
      row.products,
      row.totalAmount,
      row.uniqueCode,
      row.status,
      contract.formatDateTime(row.createdAt),
      row.paidAt ? contract.formatDateTime(row.paidAt) : '',
      row.account ?? '',
      ...[row.shippingAmount, row.receivedAmount, row.cashAmount, row.refundedAmount],
      row.notes ?? '',
    ],
  });
}

function presentSummary(row: ManagedOrderRow, now: Date): contract.ManagedOrderSummary {
  const { id, invoiceNumber, status, user, mosque, awaitsShippingCost } = row;
  const { createdAt, expiresAt, receivedAmount, totalAmount, payableAmount, refundedAmount } = row;
  const state = { status, createdAt, expiresAt, receivedAmount, awaitsShippingCost };
  return {
    ...{ id, invoiceNumber, status, totalAmount, payableAmount, refundedAmount },
    awaitsShippingCost,
    createdAt: createdAt.toISOString(),
    paymentDate: row.proofSentAt?.toISOString() ?? null,
    user,
    mosque,
    allowedActions: contract.allowedOrderActions(state, 'admin', now),
  };
}

/** Does it, and answers with the order as it is then. The wire says transaction. */
async function changed<Body extends { transactionId: number }>(
  context: ActorContext,
  { transactionId: orderId, ...change }: Body,
  act: (
    context: ActorContext,
    change: Omit<Body, 'transactionId'> & { orderId: number },
  ) => Promise<void>,
) {
  await act(context, { ...change, orderId });
  return answer(200, await showOrder(context, orderId));
}

async function showOrder(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  orderId: number,
): Promise<contract.ManagedOrder> {
  const [order, seenInBank, units] = await Promise.all([
    getOrder(database.db, orderId),
    findDaySeenInBank(database.db, orderId),
    listUnits(database.db, orderId),
  ]);
  return presentManagedOrder(order, { seenInBank, units, now: clock.now() });
}
