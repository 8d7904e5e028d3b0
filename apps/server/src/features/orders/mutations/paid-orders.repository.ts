// Money that was accepted before the bank showed it, by a photo or by an admin. The statement's
// line is the same money, so it is linked to that evidence and pays nothing more.
import { type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../../platform/db/columns.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';

const isWithoutLine = sql`evidence.kind in ('photo', 'transfer') and evidence.mutation_id is null`;

/** False when the order has no evidence of just this sum that still lacks its line. */
export async function attachToEvidence(
  tx: Tx,
  { mutationId, orderId, amountSen }: { mutationId: number; orderId: number; amountSen: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update payment_evidence set mutation_id = ${mutationId}
    where id = (
      select evidence.id from payment_evidence evidence
      where evidence.order_id = ${orderId} and ${isWithoutLine}
        and evidence.amount * 100 = ${amountSen}::bigint order by evidence.id limit 1)
    returning id`);
  return rows.length > 0;
}

/** Locks each line with the evidence it confirms; rows locked by others are skipped. */
async function lockShownLines(tx: Tx, where: SQL) {
  const { rows } = await tx.execute<{ evidenceId: number; mutationId: number }>(sql`
    select evidence.id as "evidenceId", m.id as "mutationId"
    from bank_mutations m
    join orders held on held.holds_amount and m.amount_sen % 100 = 0
      and held.payable_amount = m.amount_sen / 100
    join payment_evidence evidence on evidence.order_id = held.id and ${isWithoutLine}
      and evidence.amount = held.payable_amount
    where m.direction = 'credit' and m.used_at is null and m.ignored_reason is null
      and m.is_proven and held.status in ('paid', 'refunded')
      and m.day >= ${businessDay(sql`held.created_at`)} - 1
      and (held.payment_account_id is null or held.payment_account_id = m.payment_account_id)
      and ${where}
    order by m.day, m.id, evidence.id
    for update of m, evidence skip locked`);
  return rows;
}

/** One line for one evidence; used from now on. */
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

/** After a file was read: for all that was paid before. */
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
  const { rows } = await db.execute<{ day: string }>(sql`
    select m.day::text as day from orders o
    join bank_mutations m on m.direction = 'credit' and m.amount_sen = o.payable_amount * 100
      and (o.payment_account_id is null or o.payment_account_id = m.payment_account_id)
      and m.day >= ${businessDay(sql`o.created_at`)} - 1
    left join payment_evidence evidence on evidence.mutation_id = m.id
    where o.id = ${orderId} and o.unique_code <> 0 and m.ignored_reason is null
      and (m.used_at is null or evidence.order_id = o.id)
    order by m.used_at nulls last, m.day limit 1`);
  return rows[0]?.day ?? null;
}
