// A reported line is proposed, and booked without a person only where the owner has switched that on, the
// line fits its order in every way but the bank's proof, and no other line has the same amount.
import { formatRupiah } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { findMutation, hasAnotherLine } from '../mutations/bank-mutations.repository.ts';
import { bookMutation } from '../mutations/book-mutation.ts';
import { findFittingMutations, judgeMutation } from '../mutations/mutations.repository.ts';
import { lockOrder } from '../orders.repository.ts';

const SEN = 100;

interface Reported {
  mutationIds: number[];
  booksItself: boolean;
}

/** Each line in its own transaction: one that is refused does not affect the others. */
export async function bookReported(
  context: Context,
  { mutationIds, booksItself }: Reported,
): Promise<void> {
  for (const id of await findFittingMutations(context.database.db, mutationIds)) {
    try {
      await context.database.transaction(async (tx) => {
        const isBooked = booksItself && (await bookUnique(context, tx, id));
        if (!isBooked) await notifyOfProposal(context, tx, id);
      });
    } catch (error) {
      // The line stays proposed, for a person.
      if (!(error instanceof AppError)) throw error;
    }
  }
}

async function findFitting(tx: Tx, id: number): Promise<number | undefined> {
  const { reason, orderId } = (await judgeMutation(tx, id)) ?? {};
  const fits = reason === 'unproven' || reason === 'match';
  return fits ? (orderId ?? undefined) : undefined;
}

/** Orders are locked before lines, everywhere. */
async function bookUnique(context: Context, tx: Tx, id: number): Promise<boolean> {
  const orderId = await findFitting(tx, id);
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  if (orderId === undefined || !order) return false;
  if ((await findFitting(tx, id)) !== orderId || (await hasAnotherLine(tx, id))) return false;
  await bookMutation({ ...context, actor: undefined }, tx, order, { mutationId: id, orderId });
  return true;
}

async function notifyOfProposal(context: Context, tx: Tx, id: number): Promise<void> {
  const line = await findMutation(tx, id);
  if (!line || (await findFitting(tx, id)) === undefined) return;
  const amount = formatRupiah(Math.floor(line.amountSen / SEN));
  await notifyAdmins(context, tx, {
    kind: 'money reported',
    subjectId: id,
    line: `Uang masuk ${amount} dilaporkan dan cocok dengan sebuah pesanan. Periksa di Mutasi.`,
  });
}
