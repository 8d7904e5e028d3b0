import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bankStatements } from '../features/shop/orders/statements/statements.schema.ts';
import { paymentAccounts } from '../features/shop/payments/payments.schema.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const { id, fileName, bank, from, to, rowCount, readCount, addedCount } = bankStatements;
const { pendingCount, unprovenCount, createdAt, paymentAccountId } = bankStatements;

async function select(db: Queryable, where: SQL) {
  const { id: accountId, name, accountNumber } = paymentAccounts;
  const found = await db
    .select({
      ...{ id, fileName, bank, from, to, rowCount, readCount, addedCount },
      ...{ pendingCount, unprovenCount, createdAt },
      paymentAccount: { id: accountId, name, accountNumber },
    })
    .from(bankStatements)
    .innerJoin(paymentAccounts, eq(accountId, paymentAccountId))
    .where(where);
  return found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
export type ShownStatement = Awaited<ReturnType<typeof select>>[number];

export const statementsMatching = (filter: {
  paymentAccountId?: number | undefined;
}): ListSource => ({
  from: sql`${bankStatements}`,
  id: sql`${id}`,
  where: filter.paymentAccountId ? eq(paymentAccountId, filter.paymentAccountId) : sql`true`,
  load: (db, ids) => select(db, inArray(id, ids)),
});

export async function showStatement(db: Queryable, statementId: number): Promise<ShownStatement> {
  const [row] = await select(db, eq(id, statementId));
  if (!row) throw new Error(`There is no statement ${statementId}`);
  return row;
}
