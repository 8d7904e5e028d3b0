import type { BankStatement } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { bankStatements } from '../features/shop/orders/statements/statements.schema.ts';
import { type Row, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const { id, fileName, bank, from, to, rowCount, readCount, addedCount } = bankStatements;
const { pendingCount, unprovenCount, createdAt } = bankStatements;
const readers = {
  ...{ id, fileName, bank, from, to, rowCount, readCount, addedCount },
  ...{ pendingCount, unprovenCount, createdAt },
  paymentAccount: (value: unknown) => value as BankStatement['paymentAccount'],
};
type StatementRow = Row<typeof readers>;

const columns = sql`s.id, s.file_name as "fileName", s.bank, s.from_day as "from", s.to_day as "to",
  s.row_count as "rowCount", s.read_count as "readCount", s.added_count as "addedCount",
  s.pending_count as "pendingCount", s.unproven_count as "unprovenCount",
  s.created_at as "createdAt", json_build_object('id', a.id, 'name', a.name,
    'accountNumber', a.account_number) as "paymentAccount"`;
const joins = sql`join payment_accounts a on a.id = s.payment_account_id`;

export function statementsMatching({
  paymentAccountId,
}: {
  paymentAccountId?: number | undefined;
}): ListSource {
  return {
    from: sql`bank_statements s`,
    id: sql`s.id`,
    where: paymentAccountId ? sql`s.payment_account_id = ${paymentAccountId}` : sql`true`,
    columns,
    readers,
    joins,
  };
}

export async function showStatement(db: Queryable, statementId: number): Promise<BankStatement> {
  const [row] = await readRows(
    db,
    readers,
    sql`select ${columns} from bank_statements s ${joins} where s.id = ${statementId}`,
  );
  if (!row) throw new Error(`There is no statement ${statementId}`);
  return presentStatement(row);
}

export function presentStatement(row: StatementRow): BankStatement {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
