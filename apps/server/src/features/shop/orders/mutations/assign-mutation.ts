// An admin assigns a line to an order, with a reason: a rounded amount, a forgotten code, another
// account. When the order was already paid by a photo or by hand, the line is only linked to it; money
// that left is linked to the order's refund.
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { findOrderState, lockOrder, refuseStatusChange } from '../orders.repository.ts';
import { attachToRefund } from '../refunding/refunds.repository.ts';
import { forgetIgnoredText } from './bank-mutations.repository.ts';
import { bookMutation, consumeMutation, isOutgoing } from './book-mutation.ts';
import { attachToEvidence } from './paid-orders.repository.ts';

interface Assignment {
  mutationId: number;
  orderId: number;
  reason: string;
}

export async function assignMutation(
  context: ActorContext,
  { mutationId, orderId, reason }: Assignment,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuseStatusChange(tx, orderId);
    // A mark "no sale" was a mistake.
    await forgetIgnoredText(tx, mutationId);
    const { status } = (await findOrderState(tx, orderId)) ?? {};
    if (await isOutgoing(tx, mutationId)) {
      return showRefund(context, tx, { mutationId, orderId });
    }
    if (status === 'paid') return showInBank(context, tx, { mutationId, orderId });
    await bookMutation(context, tx, order, { mutationId, orderId, note: reason });
  });
}

/** The line by which a refund left. */
async function showRefund(
  { clock }: Context,
  tx: Tx,
  { mutationId, orderId }: { mutationId: number; orderId: number },
): Promise<void> {
  const { amountSen } = await consumeMutation(tx, mutationId, clock.now(), 'debit');
  if (await attachToRefund(tx, { mutationId, orderId, amountSen })) return;
  throw new AppError('ORDER_STATE', {
    message: 'Pesanan ini tidak punya pengembalian dana dengan jumlah itu yang belum ada buktinya.',
  });
}

async function showInBank(
  { clock }: Context,
  tx: Tx,
  { mutationId, orderId }: { mutationId: number; orderId: number },
): Promise<void> {
  const { amountSen } = await consumeMutation(tx, mutationId, clock.now());
  if (await attachToEvidence(tx, { mutationId, orderId, amountSen })) return;
  throw new AppError('ORDER_STATE', {
    message: 'Pesanan ini sudah lunas dengan jumlah lain, jadi mutasi ini tidak dipakai untuknya.',
  });
}
