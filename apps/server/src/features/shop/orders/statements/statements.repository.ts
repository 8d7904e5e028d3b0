import type { StatementGap, StatementLayout } from '@timesync/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Row, readRows } from '../../../../platform/db/rows.ts';
import { takeTurns } from '../../../../platform/db/take-turns.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { bankMutations, bankStatements, statementLayouts } from './statements.schema.ts';

/** Files and reports of one account are written one after the other. */
export const takeMutationTurns = (tx: Tx, paymentAccountId: number) =>
  takeTurns(tx, `mutations of account ${paymentAccountId}`);

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
  const isFile = and(
    eq(bankStatements.paymentAccountId, paymentAccountId),
    eq(bankStatements.sha256, sha256),
  );
  const [found] = await db.select({ id: bankStatements.id }).from(bankStatements).where(isFile);
  return found?.id;
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

const chainEnd = {
  isStart: Boolean,
  day: bankMutations.day,
  balanceSen: bankMutations.amountSen,
};
type ChainEnd = Row<typeof chainEnd>;

/** The lines, oldest first, whose balance follows from none before, and those that none continues. */
export async function findChainEnds(db: Queryable, paymentAccountId: number): Promise<Chains> {
  const seams = sql`
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
    select true as "isStart", day, before_sen as "balanceSen"
    from seam where last_sen is distinct from before_sen
    union all
    select false, day, after_sen from seam where next_sen is distinct from after_sen
    order by day`;
  const rows = await readRows(db, chainEnd, seams);
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

// Two files join when the closing balance of one is the opening balance of the next, in whatever
// order they were read. Two files of one day read in the wrong order look broken as well, but there
// every end is also a start. The remaining ends are real gaps: a single chain has none.
interface Chains {
  /** Both lists are sorted by day. */
  starts: ChainEnd[];
  ends: ChainEnd[];
}

export function findGaps(chains: Chains): StatementGap[] {
  const starts = without(chains.starts, chains.ends);
  const ends = without(chains.ends, chains.starts);
  return starts.slice(1).flatMap((next, n) => {
    const last = ends[n];
    if (!last) return [];
    return [
      {
        lastDay: last.day,
        lastBalanceSen: last.balanceSen,
        nextDay: next.day,
        nextBalanceSen: next.balanceSen,
      },
    ];
  });
}

/** The ends without a partner in the other list; each end there is the partner of one. */
function without(these: ChainEnd[], others: ChainEnd[]): ChainEnd[] {
  const left = new Map<number, number>();
  for (const { balanceSen } of others) left.set(balanceSen, (left.get(balanceSen) ?? 0) + 1);
  return these.filter(({ balanceSen }) => {
    const count = left.get(balanceSen) ?? 0;
    left.set(balanceSen, count - 1);
    return count <= 0;
  });
}
