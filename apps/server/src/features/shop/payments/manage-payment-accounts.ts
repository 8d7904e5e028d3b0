// Shops are robbed by leading payments to another account, whether it is changed, added, switched on
// or left as the only one: each of these needs a recently typed password and is recorded.
import {
  type ManagedPaymentAccount,
  type PaymentAccountType,
  QrisError,
  readShopQris,
  withQrisAmount,
} from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { takeTurns } from '../../../platform/db/take-turns.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../people/accounts/sessions/require-recent-authentication.ts';
import {
  deletePicture,
  findSameAccount,
  insertPaymentAccount,
  lockPaymentAccount,
  type PaymentAccountRow,
  savePaymentAccount,
} from './payment-accounts.ts';

type AccountFields = Omit<ManagedPaymentAccount, 'id' | 'qrisPicture'>;
type NewAccount = Omit<AccountFields, 'qrisPayload' | 'qrisWithAmount'> &
  Pick<AccountChange, 'qrisPayload' | 'qrisWithAmount'>;
type AccountChange = { [Name in keyof AccountFields]?: AccountFields[Name] | undefined };

const SUBJECT = 'payment account';
const gone = () => new AppError('NOT_FOUND', { message: 'Rekening tidak ditemukan.' });

export async function createPaymentAccount(
  context: ActorContext,
  wanted: NewAccount,
): Promise<PaymentAccountRow> {
  const { qrisPayload = null, qrisWithAmount = false } = wanted;
  const fields = { ...wanted, ...requireQris({ ...wanted, qrisPayload, qrisWithAmount }) };
  return context.database.transaction(async (tx) => {
    // A button that is pressed twice, or again later, adds nothing.
    await takeTurns(tx, 'payment accounts');
    const same = await findSameAccount(tx, fields);
    if (same) return same;
    const account = await insertPaymentAccount(tx, fields);
    await recordChange(tx, context, [SUBJECT, account.id], 'create', { after: fields });
    return account;
  });
}

export async function updatePaymentAccount(
  context: ActorContext,
  id: number,
  change: AccountChange,
): Promise<PaymentAccountRow> {
  const { database } = context;
  const seen = await database.transaction((tx) => lockPaymentAccount(tx, id));
  if (!seen) throw gone();
  const after = { ...fieldsOf(seen), ...withoutGaps(change) };
  const isNewNumber =
    seen.accountNumber !== after.accountNumber || seen.qrisPayload !== after.qrisPayload;
  if (isNewNumber) await requireRecentAuthentication(context, 'ACCOUNT_NUMBER_CHANGE');
  else if (after.active && !seen.active)
    await requireRecentAuthentication(context, 'ACCOUNT_OPENING');
  else if (!hasSameTarget(seen, after))
    await requireRecentAuthentication(context, 'ACCOUNT_CHANGE');
  return database.transaction(async (tx) => {
    const before = await lockPaymentAccount(tx, id);
    if (!before) throw gone();
    if (!hasSameTarget(before, seen) || before.active !== seen.active)
      throw new AppError('CONFLICT');
    const wanted = { ...fieldsOf(before), ...withoutGaps(change) };
    const fields = { ...wanted, ...requireQris(wanted) };
    const account = await savePaymentAccount(tx, id, fields);
    // It shows the code as it was.
    if (fields.qrisPayload !== before.qrisPayload) await deletePicture(tx, id);
    await recordChange(tx, context, [SUBJECT, id], isNewNumber ? 'change number' : 'update', {
      before: fieldsOf(before),
      after: fields,
    });
    return account;
  });
}

export async function deletePaymentAccount(context: ActorContext, id: number): Promise<void> {
  await context.database.transaction(async (tx) => {
    const before = await lockPaymentAccount(tx, id);
    if (!before) throw gone();
    await savePaymentAccount(tx, id, { deletedAt: context.clock.now(), active: false });
    await recordChange(tx, context, [SUBJECT, id], 'delete', { before: fieldsOf(before) });
  });
}

/** The fields that tell customers where to pay. Switching an account off diverts no money. */
const TARGET = ['name', 'accountNumber', 'accountName', 'type', 'qrisPayload'] as const;

function hasSameTarget(one: AccountFields, other: AccountFields): boolean {
  return TARGET.every((name) => one[name] === other[name]);
}

/** Fields that are not named stay unchanged. */
function withoutGaps(change: AccountChange): Partial<AccountFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function fieldsOf({ id: _, createdAt, deletedAt, ...fields }: PaymentAccountRow): AccountFields {
  return fields;
}

// A code that customers pay by must be whole, or their money goes nowhere; and an amount is only put
// into codes that take one.
interface QrisAccount {
  type: PaymentAccountType;
  qrisPayload: string | null;
  qrisWithAmount: boolean;
}

/** The stored values: other accounts have no code, and a code without an amount has no switch. */
function requireQris({ type, qrisPayload, qrisWithAmount }: QrisAccount) {
  if (type !== 'qris') return { qrisPayload: null, qrisWithAmount: false };
  if (!qrisPayload) throw refusal('Kode QRIS belum dibaca. Pilih gambarnya atau tempel teksnya.');
  try {
    readShopQris(qrisPayload);
    if (qrisWithAmount) withQrisAmount(qrisPayload, 1);
  } catch (error) {
    if (error instanceof QrisError) throw refusal(error.message);
    throw error;
  }
  return { qrisPayload: qrisPayload.trim(), qrisWithAmount };
}

function refusal(message: string): AppError {
  return new AppError('INVALID', { field: 'qrisPayload', message });
}
