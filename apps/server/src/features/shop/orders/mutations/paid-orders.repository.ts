// Money that was accepted before the bank showed it, by a photo or by an admin. The statement's
// line is the same money, so it is linked to that evidence and pays nothing more.
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../../../platform/db/columns.ts';
import { readRows } from '../../../../platform/db/rows.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { paymentEvidence } from '../orders.schema.ts';
import type { refunds } from '../refunding/refunds.schema.ts';
import { bankMutations } from '../statements/statements.schema.ts';

const isWithoutLine = sql`evidence.kind in ('photo', 'transfer') and evidence.mutation_id is null`;

/** False when the order has no evidence, or no refund, of just this sum that still lacks its line. */
export async function attachLine(
  tx: Tx,
  table: typeof paymentEvidence | typeof refunds,
  { mutationId, orderId, amountSen }: { mutationId: number; orderId: number; amountSen: number },
): Promise<boolean> {
  const isWaiting = and(
    eq(table.orderId, orderId),
    isNull(table.mutationId),
    eq(sql`${table.amount} * 100`, amountSen),
    table === paymentEvidence ? ne(paymentEvidence.kind, 'cash') : undefined,
  );
  const first = tx.select({ id: table.id }).from(table).where(isWaiting);
  const attached = await tx
    .update(table)
    .set({ mutationId })
    .where(inArray(table.id, first.orderBy(asc(table.id)).limit(1)))
    .returning({ id: table.id });
  return attached.length > 0;
}

/** Locks each line with the evidence it confirms; rows locked by others are skipped. */
async function lockShownLines(tx: Tx, where: SQL) {
  const lines = sql`
    select evidence.id as "evidenceId", m.id as "mutationId"
    from bank_mutations m
    join orders held on held.holds_amount and m.amount_sen % 100 = 0
      and held.payable_amount = m.amount_sen / 100
    join payment_evidence evidence on evidence.order_id = held.id and ${isWithoutLine}
      and evidence.amount = held.payable_amount
    where m.direction = 'credit' and m.used_at is null and m.ignored_reason is null
      and (m.is_proven or m.reported_as is not null) and held.status in ('paid', 'refunded')
      and m.day >= ${businessDay(sql`held.created_at`)} - 1
      and (held.payment_account_id is null or held.payment_account_id = m.payment_account_id)
      and ${where}
    order by m.day, m.id, evidence.id
    for update of m, evidence skip locked`;
  return readRows(tx, { evidenceId: paymentEvidence.id, mutationId: bankMutations.id }, lines);
}

/** One line belongs to one evidence and is used from now on. */
async function attachLines(tx: Tx, where: SQL, now: Date): Promise<void> {
  const [lines, shown] = [new Set<number>(), new Map<number, number>()];
  for (const { evidenceId, mutationId } of await lockShownLines(tx, where)) {
    if (shown.has(evidenceId) || lines.has(mutationId)) continue;
    shown.set(evidenceId, mutationId);
    lines.add(mutationId);
  }
  if (shown.size === 0) return;
  const pairs = JSON.stringify([...shown].map(([evidence, mutation]) => ({ evidence, mutation })));
  const pair = sql`json_to_recordset(${pairs}::json) as pair (evidence int, mutation int)`;
  await tx.execute(sql`
    update payment_evidence set mutation_id = pair.mutation from ${pair} where id = pair.evidence`);
  await tx.execute(sql`
    update bank_mutations set used_at = ${now.toISOString()} from ${pair} where id = pair.mutation`);
}

/** Attaches the lines of a new file to orders that were paid before. */
export async function attachLinesOfAccount(
  tx: Tx,
  paymentAccountId: number,
  now: Date,
): Promise<void> {
  await attachLines(tx, sql`m.payment_account_id = ${paymentAccountId}`, now);
}

/** When a photo was approved whose line is already there. */
export async function attachLineOfOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  await attachLines(tx, sql`held.id = ${orderId}`, now);
}

/** The day of the line that shows this order's amount; undefined when none has come. */
export async function findDaySeenInBank(db: Queryable, orderId: number): Promise<string | null> {
  const seen = sql`
    select m.day from orders o
    join bank_mutations m on m.direction = 'credit' and m.amount_sen = o.payable_amount * 100
      and (o.payment_account_id is null or o.payment_account_id = m.payment_account_id)
      and m.day >= ${businessDay(sql`o.created_at`)} - 1
    left join payment_evidence evidence on evidence.mutation_id = m.id
    where o.id = ${orderId} and o.unique_code <> 0 and m.ignored_reason is null
      and (m.used_at is null or evidence.order_id = o.id)
    order by m.used_at nulls last, m.day limit 1`;
  const [line] = await readRows(db, { day: bankMutations.day }, seen);
  return line?.day ?? null;
}
