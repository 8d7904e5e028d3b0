import type {
  ListFilters,
  listManagedPaymentAccounts,
  ManagedPaymentAccount,
  PaymentAccount,
} from '@timesync/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf, contains } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { paymentAccounts, qrisPictures } from './payments.schema.ts';

export type PaymentAccountRow = typeof paymentAccounts.$inferSelect;
export type NewPaymentAccount = typeof paymentAccounts.$inferInsert;

const { id, name, accountNumber, accountName, type, active } = paymentAccounts;
const { qrisPayload, qrisWithAmount, deletedAt } = paymentAccounts;
const shown = { id, name, accountNumber, accountName, type, active, qrisPayload, qrisWithAmount };

const isLive = isNull(deletedAt);

function selectShown(db: Queryable) {
  const qrisPicture = sql<string | null>`'/files/qris/' || ${qrisPictures.paymentAccountId}`;
  return db
    .select({ ...shown, qrisPicture })
    .from(paymentAccounts)
    .leftJoin(qrisPictures, eq(qrisPictures.paymentAccountId, id));
}

export function paymentAccountsMatching(
  filters: ListFilters<typeof listManagedPaymentAccounts>,
): ListSource {
  const has = (column: PgColumn, part: string | undefined) =>
    part ? contains(sql`${column}`, part) : undefined;
  return {
    from: sql`${paymentAccounts}`,
    id: sql`${id}`,
    where: allOf(
      isLive,
      has(name, filters.name),
      has(accountNumber, filters.accountNumber),
      has(accountName, filters.accountName),
      filters.type ? eq(type, filters.type) : undefined,
    ),
    load: (db, ids) => selectShown(db).where(inArray(id, ids)),
  };
}

export async function showPaymentAccount(
  db: Queryable,
  ofId: number,
): Promise<ManagedPaymentAccount> {
  const [account] = await selectShown(db).where(eq(id, ofId));
  if (!account) throw new Error(`There is no payment account ${ofId}`);
  return account;
}

/** More accounts than any shop has. */
export const MOST_ACCOUNTS = 100;

export function listActiveAccounts(db: Queryable): Promise<PaymentAccount[]> {
  const isActive = and(eq(active, true), isLive);
  return selectShown(db).where(isActive).orderBy(asc(id)).limit(MOST_ACCOUNTS);
}

const selectAccount = (db: Queryable, ofId: number) =>
  db
    .select()
    .from(paymentAccounts)
    .where(and(eq(id, ofId), isLive));

/** Inactive ones too. */
export async function findAccount(db: Queryable, ofId: number) {
  const [account] = await selectAccount(db, ofId);
  return account;
}

/** Holds the row until the transaction ends. */
export async function lockPaymentAccount(db: Queryable, ofId: number) {
  const [account] = await selectAccount(db, ofId).for('update');
  return account;
}

/** A live one that is the same in every field. */
export async function findSameAccount(
  db: Queryable,
  account: NewPaymentAccount,
): Promise<PaymentAccountRow | undefined> {
  const { name, accountNumber, accountName, type = 'bank', active = true } = account;
  const { qrisPayload = null, qrisWithAmount = false } = account;
  const [same] = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        isLive,
        eq(paymentAccounts.name, name),
        eq(paymentAccounts.accountNumber, accountNumber),
        eq(paymentAccounts.accountName, accountName),
        eq(paymentAccounts.type, type),
        eq(paymentAccounts.active, active),
        eq(paymentAccounts.qrisWithAmount, qrisWithAmount),
        sql`${paymentAccounts.qrisPayload} is not distinct from ${qrisPayload}`,
      ),
    )
    .limit(1);
  return same;
}

export async function insertPaymentAccount(db: Queryable, account: NewPaymentAccount) {
  const [inserted] = await db.insert(paymentAccounts).values(account).returning();
  if (!inserted) throw new Error('An insert returns its row');
  return inserted;
}

export async function savePaymentAccount(
  db: Queryable,
  id: number,
  changes: Partial<NewPaymentAccount>,
) {
  const [updated] = await db
    .update(paymentAccounts)
    .set(changes)
    .where(eq(paymentAccounts.id, id))
    .returning();
  if (!updated) throw new Error('A locked row is there');
  return updated;
}

export async function savePicture(
  db: Queryable,
  saved: typeof qrisPictures.$inferInsert,
): Promise<void> {
  const { picture, savedAt } = saved;
  await db
    .insert(qrisPictures)
    .values(saved)
    .onConflictDoUpdate({ target: qrisPictures.paymentAccountId, set: { picture, savedAt } });
}

export async function findPicture(db: Queryable, accountId: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: qrisPictures.picture })
    .from(qrisPictures)
    .where(eq(qrisPictures.paymentAccountId, accountId));
  return found?.picture;
}

export async function deletePicture(db: Queryable, accountId: number): Promise<void> {
  await db.delete(qrisPictures).where(eq(qrisPictures.paymentAccountId, accountId));
}
