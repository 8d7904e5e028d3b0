import type { BankStatement, StatementLayout } from '@timesync/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { bankStatements, statementLayouts } from './statements.schema.ts';

/** Null where this very file is known. */
export async function insertStatement(
  db: Queryable,
  statement: typeof bankStatements.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await db
    .insert(bankStatements)
    .values(statement)
    .onConflictDoNothing({ target: [bankStatements.paymentAccountId, bankStatements.sha256] })
    .returning({ id: bankStatements.id });
  return inserted?.id;
}

export async function findStatementOfFile(db: Queryable, paymentAccountId: number, sha256: Buffer) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from bank_statements
    where payment_account_id = ${paymentAccountId} and sha256 = ${sha256}`);
  return rows[0]?.id;
}

export async function recordProgress(
  tx: Tx,
  id: number,
  { readCount, addedCount }: { readCount: number; addedCount: number },
): Promise<void> {
  await tx
    .update(bankStatements)
    .set({ readCount, addedCount: sql`${bankStatements.addedCount} + ${addedCount}` })
    .where(eq(bankStatements.id, id));
}

/** A row as the database returns it: days and times as text. */
export type StatementRowShown = Omit<BankStatement, 'createdAt'> & { createdAt: Date | string };

export function statementsMatching({
  paymentAccountId,
}: {
  paymentAccountId?: number | undefined;
}): ListSource {
  return {
    from: sql`bank_statements s`,
    id: sql`s.id`,
    where: paymentAccountId ? sql`s.payment_account_id = ${paymentAccountId}` : sql`true`,
    columns: shownColumns,
    joins: sql`join payment_accounts a on a.id = s.payment_account_id`,
  };
}

const shownColumns = sql`s.id, s.file_name as "fileName", s.bank, s.from_day::text as "from",
  s.to_day::text as "to", s.row_count as "rowCount", s.read_count as "readCount",
  s.added_count as "addedCount", s.pending_count as "pendingCount",
  s.unproven_count as "unprovenCount", s.created_at as "createdAt",
  json_build_object('id', a.id, 'name', a.name, 'accountNumber', a.account_number)
    as "paymentAccount"`;

export async function findStatement(db: Queryable, id: number): Promise<StatementRowShown> {
  const { rows } = await db.execute(sql`
    select ${shownColumns} from bank_statements s
    join payment_accounts a on a.id = s.payment_account_id where s.id = ${id}`);
  return rows[0] as unknown as StatementRowShown;
}

export interface ChainEnd {
  day: string;
  balanceSen: number;
}

/** Line after line, oldest first: where a balance does not follow, and where none goes on from it. */
export async function findChainEnds(
  db: Queryable,
  paymentAccountId: number,
): Promise<{ starts: ChainEnd[]; ends: ChainEnd[] }> {
  const { rows } = await db.execute<{ isStart: boolean } & ChainEnd & Record<string, unknown>>(sql`
    with line as (
      select day, id, balance_sen as after_sen,
        balance_sen - case direction when 'credit' then amount_sen else -amount_sen end
          as before_sen
      from bank_mutations
      where payment_account_id = ${paymentAccountId} and balance_sen is not null
    ), seam as (
      select day, before_sen, after_sen, lag(after_sen) over known as last_sen,
        lead(before_sen) over known as next_sen
      from line window known as (order by day, id)
    )
    select true as "isStart", day::text as day, before_sen::float as "balanceSen"
    from seam where last_sen is distinct from before_sen
    union all
    select false, day::text, after_sen::float from seam where next_sen is distinct from after_sen
    order by day`);
  return {
    starts: rows.filter(({ isStart }) => isStart),
    ends: rows.filter(({ isStart }) => !isStart),
  };
}

export async function findLayout(
  db: Queryable,
  paymentAccountId: number,
): Promise<StatementLayout | undefined> {
  const [found] = await db
    .select({ layout: statementLayouts.layout })
    .from(statementLayouts)
    .where(eq(statementLayouts.paymentAccountId, paymentAccountId));
  return found?.layout;
}

export async function saveLayout(
  db: Queryable,
  saved: typeof statementLayouts.$inferInsert,
): Promise<void> {
  const { layout, savedBy, savedAt } = saved;
  await db.insert(statementLayouts).values(saved).onConflictDoUpdate({
    target: statementLayouts.paymentAccountId,
    set: { layout, savedBy, savedAt },
  });
}
