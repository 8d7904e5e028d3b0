// A line pays the order that its amount identifies. The verdict is computed again under the order's
// lock, which resolves two admins with the same line, a photo approved at the same time and a
// cancelled order. Orders are always locked before lines, to avoid deadlocks.
import type { MutationOutcome, MutationReason } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { lockOrder } from '../orders.repository.ts';
import { hasAnotherLine } from './bank-mutations.repository.ts';
import { bookMutation } from './book-mutation.ts';
import { judgeMutation } from './mutations.repository.ts';

const sentences: Record<Exclude<MutationReason, 'match'>, string> = {
  used: 'Mutasi ini sudah dipakai.',
  ignored: 'Mutasi ini ditandai bukan penjualan.',
  outgoing: 'Ini uang keluar.',
  refund: 'Ini uang keluar.',
  unproven: 'Belum terbukti di berkas bank. Pasangkan sendiri setelah diperiksa di bank.',
  'other-line':
    'Pesanan ini sudah diusulkan untuk mutasi lain. Setujui yang itu, atau pasangkan sendiri.',
  'other-account': 'Pelanggan memilih rekening lain. Periksa dulu, lalu pasangkan sendiri.',
  'without-code': 'Jumlahnya tanpa kode unik. Pasangkan sendiri dengan pesanannya.',
  'no-code': 'Pesanan dengan jumlah ini tidak punya kode unik. Pasangkan sendiri.',
  rest: 'Pesanan ini sudah dibayar sebagian. Pasangkan sendiri.',
  rounded: 'Jumlahnya dibulatkan. Pasangkan sendiri dengan pesanannya.',
  ended: 'Pesanannya sudah dibatalkan atau dikembalikan. Uang ini belum dipakai.',
  paid: 'Pesanannya sudah lunas. Uang ini belum dipakai.',
  'too-early': 'Uang ini datang sebelum pesanannya dibuat.',
  'too-late': 'Uang ini datang setelah jumlahnya tidak lagi ditahan untuk pesanannya.',
  'no-order': 'Tidak ada pesanan yang menunggu jumlah ini.',
};

/** Each in its own transaction, so that a refused one does not affect the others. */
export async function approveMutations(
  context: ActorContext,
  ids: number[],
): Promise<MutationOutcome[]> {
  const outcomes: MutationOutcome[] = [];
  for (const id of new Set(ids)) outcomes.push(await approveMutation(context, id));
  return outcomes;
}

/** Without an actor the portal books a reported line by itself, if no other has its amount. */
export async function approveMutation(
  context: Context & { actor: Actor | undefined },
  id: number,
): Promise<MutationOutcome> {
  const isByItself = context.actor === undefined;
  try {
    const transactionId = await context.database.transaction(async (tx) => {
      const orderId = await requireMatch(tx, id, isByItself);
      const order = await lockOrder(tx, orderId);
      if ((await requireMatch(tx, id, isByItself)) !== orderId) throw new AppError('CONFLICT');
      await bookMutation(context, tx, order, { mutationId: id });
      return orderId;
    });
    return { id, transactionId, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, transactionId: null, message: error.message };
  }
}

/** Its order. */
async function requireMatch(tx: Tx, id: number, isByItself: boolean): Promise<number> {
  const line = await judgeMutation(tx, id);
  if (!line) throw new AppError('NOT_FOUND', { message: 'Mutasi tidak ditemukan.' });
  const { reason, orderId } = line;
  const fits = reason === 'match' || (isByItself && reason === 'unproven');
  if (!fits) throw new AppError('ORDER_STATE', { message: sentences[reason] });
  if (isByItself && (await hasAnotherLine(tx, id))) throw new AppError('CONFLICT');
  if (orderId === null) throw new Error('A match has its order');
  return orderId;
}
