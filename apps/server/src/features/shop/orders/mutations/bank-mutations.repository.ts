import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import { readRows } from '../../../../platform/db/rows.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { CheckedRow } from '../../payments/statements/reading/check-balances.ts';
import { bankMutations, ignoredTexts } from '../statements/statements.schema.ts';

export interface NewMutation extends CheckedRow {
  twin: number;
}

/**
 * A line with the amount and balance of a known one is that line, even on another day: the earlier
 * file was read with day and month swapped or another year, or its bank printed another day. It gets
 * the new day. Both are stored where both can be true: the known one is in this file too, or on a day
 * that it says nothing about.
 */
export async function moveToNewDays(
  tx: Tx,
  paymentAccountId: number,
  mutations: NewMutation[],
): Promise<void> {
  const lines = mutations.flatMap(({ day, direction, amountSen, balanceSen, twin }) =>
    balanceSen === undefined ? [] : { day, direction, amountSen, balanceSen, twin },
  );
  await tx.execute(sql`
    with line as (
      select day, direction, "amountSen" as amount_sen, "balanceSen" as balance_sen, twin
      from json_to_recordset(${JSON.stringify(lines)}::json) as line (
        day date, direction text, "amountSen" bigint, "balanceSen" bigint, twin int)
    ), known as (
      select id, day, direction, amount_sen, balance_sen, twin from bank_mutations
      where payment_account_id = ${paymentAccountId} and balance_sen is not null
    ), moved as (
      select known.id, line.day,
        row_number() over (partition by known.id order by line.day) as line_number,
        row_number() over (
          partition by line.day, direction, amount_sen, balance_sen, twin order by known.id
        ) as known_number
      from (select * from known
        except select known.* from known
          join line using (day, direction, amount_sen, balance_sen, twin)) known
      join (select * from line
        except select day, direction, amount_sen, balance_sen, twin from known) line
        using (direction, amount_sen, balance_sen, twin)
      where known.day between (select min(day) from line) and (select max(day) from line)
        or (extract(month from known.day), extract(day from known.day)) in (
          (extract(month from line.day), extract(day from line.day)),
          (extract(day from line.day), extract(month from line.day)))
    )
    update bank_mutations m set day = moved.day from moved
    where m.id = moved.id and line_number = 1 and known_number = 1`);
}

/**
 * Returns how many were in no earlier file. A line that a later file confirms counts as proven from
 * then on.
 */
export async function insertMutations(
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
  mutations: NewMutation[],
): Promise<number> {
  // A row that the insert made, and no update, has no transaction in `xmax`.
  const stored = sql`
    with stored as (
      insert into bank_mutations as known (statement_id, payment_account_id, day, direction,
        amount_sen, balance_sen, twin, description, is_proven)
      select ${statementId}, ${paymentAccountId}, day, direction, "amountSen", "balanceSen", twin,
        description, "isProven"
      from json_to_recordset(${JSON.stringify(mutations)}::json) as line (
        day date, direction text, "amountSen" bigint, "balanceSen" bigint, twin int,
        description text, "isProven" boolean)
      on conflict (payment_account_id, day, direction, amount_sen,
        coalesce(balance_sen, -1000000000000000000), twin)
      do update set is_proven = true where excluded.is_proven and not known.is_proven
      returning xmax = 0 as "isNew"
    )
    select count(*) filter (where "isNew") as added from stored`;
  return (await readRows(tx, { added: Number }, stored))[0]?.added ?? 0;
}

/** Case and spaces differ from file to file. */
const sameText = sql`lower(regexp_replace(description, '\\s+', ' ', 'g'))`;

/** Marks lines whose text is remembered as no sale, except those with the amount of an order. */
export async function ignoreRememberedTexts(tx: Tx, paymentAccountId: number): Promise<void> {
  await tx.execute(sql`
    update bank_mutations m set ignored_reason = remembered.reason
    from ignored_mutation_texts remembered
    where m.payment_account_id = ${paymentAccountId} and m.direction = 'credit'
      and m.used_at is null and m.ignored_reason is null
      and remembered.payment_account_id = m.payment_account_id and remembered.text = ${sameText}
      and not exists (
        select from orders held where held.holds_amount
          and held.payable_amount = m.amount_sen / 100 and m.amount_sen % 100 = 0
          and held.status in ('pending', 'confirm', 'expired'))`);
}

export async function rememberIgnoredText(
  tx: Tx,
  mutationId: number,
  { reason, savedBy, savedAt }: { reason: string; savedBy: number; savedAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ignored_mutation_texts (payment_account_id, text, reason, saved_by, saved_at)
    select payment_account_id, ${sameText}, ${reason}, ${savedBy}, ${savedAt.toISOString()}
    from bank_mutations where id = ${mutationId}
    on conflict (payment_account_id, text) do update set reason = excluded.reason`);
}

/** A text that a sale came with is no sign of its absence. */
export async function forgetIgnoredText(tx: Tx, mutationId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${ignoredTexts} remembered using bank_mutations m
    where m.id = ${mutationId} and remembered.payment_account_id = m.payment_account_id
      and remembered.text = ${sameText}`);
}

/**
 * The conditional update that decides which request gets a line: it changes only an unused one of this
 * direction; a second request gets an error.
 */
export async function changeUnused(
  tx: Tx,
  id: number,
  direction: 'credit' | 'debit',
  changes: Pick<Partial<typeof bankMutations.$inferInsert>, 'usedAt' | 'ignoredReason'>,
) {
  const isUnused = and(eq(bankMutations.direction, direction), isNull(bankMutations.usedAt));
  const [changed] = await tx
    .update(bankMutations)
    .set(changes)
    .where(and(eq(bankMutations.id, id), isUnused))
    .returning();
  if (changed) return changed;
  throw new AppError((await findMutation(tx, id))?.usedAt ? 'MUTATION_TAKEN' : 'NOT_FOUND');
}

/** Open money of the same amount, in whichever account. */
export async function hasAnotherLine(tx: Tx, id: number): Promise<boolean> {
  const found = sql`
    select 1 as one from bank_mutations m join bank_mutations other
      on other.amount_sen = m.amount_sen and other.direction = m.direction and other.id <> m.id
      and other.used_at is null and other.ignored_reason is null
    where m.id = ${id} limit 1`;
  return (await readRows(tx, { one: Number }, found)).length > 0;
}

export async function findMutation(db: Queryable, id: number) {
  const [found] = await db.select().from(bankMutations).where(eq(bankMutations.id, id));
  return found;
}
