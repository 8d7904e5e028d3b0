// A post of a service: its signature is checked, its lines of this account are stored as a whole, and
// what fits an order is proposed, or booked where the owner has switched that on.
import { formatRupiah } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { openAtRest } from '../../../../platform/crypto/sealed-at-rest.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { findAccount } from '../../payments/payment-accounts.ts';
import { approveMutation } from '../mutations/approve-mutations.ts';
import { findFittingMutations } from '../mutations/mutations.repository.ts';
import { isSameNumber } from '../statements/statement-account.ts';
import { type Post, type ReportedLine, serviceFormats } from './formats.ts';
import { findHook } from './mutation-hooks.repository.ts';
import type { Report } from './store-reported.ts';

interface RawPost extends Pick<Post, 'headers' | 'body'> {
  accountId: number;
  /** A program's key with the scope in place of a signature; it posts the plain format. */
  hasKey: boolean;
  store: (report: Report) => Promise<number>;
}

/** Returns how many lines were of this account, and how many of them were not known. */
export async function receiveReport(
  context: Context,
  { accountId, hasKey, store, ...post }: RawPost,
): Promise<{ received: number; added: number }> {
  const { client, clock, database, licenseKeys, limits } = context;
  const hook = await findHook(database.db, accountId);
  const format = serviceFormats[hasKey || !hook ? 'other' : hook.service];
  if (!hasKey) {
    const secret = hook && (await openAtRest(licenseKeys, hook.sealedSecret)).toString();
    // An account that is not connected answers like a wrong secret.
    if (!secret || !format.isGenuine({ ...post, secret, now: clock.now() })) {
      await limits.spend('reportFailuresPerAddress', networkKey(client.address));
      throw new AppError('REPORT_REFUSED');
    }
  }
  const account = await findAccount(database.db, accountId);
  if (!account) throw new AppError('NOT_FOUND', { message: 'Rekening ini tidak ditemukan.' });
  const { data, error } = format.body.safeParse(parse(post.body));
  if (error) {
    const [issue] = error.issues;
    throw new AppError('INVALID', { message: issue?.message ?? '', field: issue?.path.join('.') });
  }
  const lines = data.filter((line) => isOf(account.accountNumber, line));
  // A service that watches several accounts may send them all to one address.
  if (data.length > 0 && lines.length === 0) {
    const message = `Mutasi ini milik rekening lain, bukan ${account.name}.`;
    throw new AppError('STATEMENT_REFUSED', { message });
  }
  if (lines.length === 0) return { received: 0, added: 0 };
  const added = await store({ accountId, lines });
  await bookOrPropose(context, { accountId, lines }, hook?.booksItself ?? false);
  return { received: lines.length, added };
}

/** Also what was known: the service repeats a post that failed after it was stored. */
async function bookOrPropose(
  context: Context,
  { accountId, lines }: Report,
  booksItself: boolean,
): Promise<void> {
  const { database } = context;
  if (booksItself) {
    for (const { id } of await findFittingMutations(database.db, accountId, lines)) {
      await approveMutation({ ...context, actor: undefined }, id);
    }
  }
  // What was refused stays proposed, for a person; what a post at the same time has booked does not.
  for (const { id, amount } of await findFittingMutations(database.db, accountId, lines)) {
    await database.transaction((tx) =>
      notifyAdmins(context, tx, {
        kind: 'money reported',
        subjectId: id,
        line: `Uang masuk ${formatRupiah(amount)} dilaporkan dan cocok dengan sebuah pesanan. Periksa di Mutasi.`,
      }),
    );
  }
}

/** A number that was written as a number has lost its leading zeros. */
function isOf(ours: string, { accountNumber }: ReportedLine): boolean {
  const bare = (text: string) => text.replace(/[\s.-]/g, '').replace(/^0+/, '');
  return isSameNumber(bare(accountNumber), bare(ours));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AppError('MALFORMED');
  }
}
