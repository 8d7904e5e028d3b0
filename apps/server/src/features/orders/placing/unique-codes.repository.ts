import { LARGEST_UNIQUE_CODE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { runNamed } from '../../../platform/db/named-query.ts';
import type { Tx } from '../../../platform/db/types.ts';

/** Numbers of a checkout that is rolled back are never used again. */
export async function drawInvoiceNumbers(tx: Tx, count: number): Promise<number[]> {
  const rows = await runNamed<{ number: string }>(tx, drawStatement, [count]);
  return rows.map(({ number }) => Number(number));
}

const drawStatement = {
  name: 'draw-invoice-numbers',
  text: `select nextval('invoice_numbers') as number from generate_series(1, $1::int)`,
};

/** Those of the amounts that an order asks for already. */
export async function findHeldAmounts(tx: Tx, amounts: number[]): Promise<Set<number>> {
  if (amounts.length === 0) return new Set();
  const rows = await runNamed<{ amount: string }>(tx, heldStatement, [amounts]);
  return new Set(rows.map(({ amount }) => Number(amount)));
}

const heldStatement = {
  name: 'find-held-amounts',
  text: `
    select payable_amount as amount from orders
    where holds_amount and payable_amount = any($1::bigint[])`,
};

/** The lock lasts until the transaction ends: two searches at once would find the same code. */
export async function findFreeCode(
  tx: Tx,
  total: number,
  codeSign: number,
): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('free code'))`);
  const { rows } = await tx.execute<{ code: number }>(sql`
    select code from generate_series(1, ${LARGEST_UNIQUE_CODE}::int) code
    where not exists (
      select from orders
      where holds_amount and payable_amount = ${total}::bigint + ${codeSign}::int * code
    )
    order by code limit 1`);
  return rows[0]?.code;
}
