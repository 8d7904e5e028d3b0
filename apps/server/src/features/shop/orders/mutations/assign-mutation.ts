// An admin assigns a line to an order, with a reason: a rounded amount, a forgotten code, another
// account. When the order was already paid by a photo or by hand, the line is only linked to it; money
// that left is linked to the order's refund.
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { lockOrder } from '../orders.repository.ts';
import { paymentEvidence } from '../orders.schema.ts';
import { refunds } from '../refunding/refunds.schema.ts';
import { changeUnused, findMutation, forgetIgnoredText } from './bank-mutations.repository.ts';
import { bookMutation } from './book-mutation.ts';
import { attachLine } from './paid-orders.repository.ts';

interface Assignment {
  mutationId: number;
  orderId: number;
  reason: string;
}

const NO_REFUND =
  'Pesanan ini tidak punya pengembalian dana dengan jumlah itu yang belum ada buktinya.';
const OTHER_SUM =
  'Pesanan ini sudah lunas dengan jumlah lain, jadi mutasi ini tidak dipakai untuknya.';

export async function assignMutation(
  context: ActorContext,
  { mutationId, orderId, reason }: Assignment,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // A mark "no sale" was a mistake.
    await forgetIgnoredText(tx, mutationId);
    const direction = (await findMutation(tx, mutationId))?.direction ?? 'credit';
    if (direction === 'credit' && order.status !== 'paid') {
      return bookMutation(context, tx, order, { mutationId, note: reason });
    }
    const usedNow = { usedAt: context.clock.now(), ignoredReason: null };
    const { amountSen } = await changeUnused(tx, mutationId, direction, usedNow);
    const table = direction === 'debit' ? refunds : paymentEvidence;
    if (await attachLine(tx, table, { mutationId, orderId, amountSen })) return;
    const message = direction === 'debit' ? NO_REFUND : OTHER_SUM;
    throw new AppError('ORDER_STATE', { message });
  });
}
