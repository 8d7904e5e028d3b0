// A unique code makes the amount to pay different from that of every other open order (decision 0034).
import { LARGEST_UNIQUE_CODE, type ShopSettings } from '@timesync/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readRows } from '../../../../platform/db/rows.ts';
import { takeTurns } from '../../../../platform/db/take-turns.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { orders } from '../orders.schema.ts';
import type { NewOrder } from './new-order.ts';

/** 1 adds the unique code to the total, -1 takes it off, 0: none. */
export const codeSigns = {
  add: 1,
  subtract: -1,
  off: 0,
} as const satisfies Record<ShopSettings['uniqueCode'], -1 | 0 | 1>;

/** Numbers of a checkout that is rolled back are never used again. */
export async function drawInvoiceNumbers(tx: Tx, count: number): Promise<number[]> {
  const drawn = sql`
    select nextval('invoice_numbers') as number from generate_series(1, ${count}::int)`;
  return (await readRows(tx, { number: Number }, drawn)).map(({ number }) => number);
}

/** Those of the amounts that an order asks for already. */
export async function findHeldAmounts(tx: Tx, amounts: number[]): Promise<Set<number>> {
  if (amounts.length === 0) return new Set();
  const { payableAmount, holdsAmount } = orders;
  const held = await tx
    .select({ payableAmount })
    .from(orders)
    .where(and(eq(holdsAmount, true), inArray(payableAmount, amounts)));
  return new Set(held.map((order) => order.payableAmount));
}

/** Two searches at once would find the same code. */
export async function findFreeCode(
  tx: Tx,
  total: number,
  codeSign: number,
): Promise<number | undefined> {
  await takeTurns(tx, 'free code');
  const free = sql`
    select code from generate_series(1, ${LARGEST_UNIQUE_CODE}::int) code
    where not exists (
      select from orders
      where holds_amount and payable_amount = ${total}::bigint + ${codeSign}::int * code
    )
    order by code limit 1`;
  return (await readRows(tx, { code: Number }, free))[0]?.code;
}

/** The first candidate follows from the invoice number; the others are far from its neighbours'. */
const CANDIDATES = 20;
const STEP = 100;

/** The codes to try, best first. Empty for an order without a code. */
export function candidateCodes(
  { codeSign, shipment, freeCode }: Pick<NewOrder, 'codeSign' | 'shipment' | 'freeCode'>,
  { number, total }: { number: number; total: number },
): number[] {
  // The amount is unknown while the shipping cost is.
  if (codeSign === 0 || shipment?.awaitsShippingCost) return [];
  // A code never makes a free order cost something, nor a paid one free.
  if (total === 0 || total + codeSign * LARGEST_UNIQUE_CODE <= 0) return [];
  if (freeCode) return [codeSign * freeCode];
  return Array.from(
    { length: CANDIDATES },
    (_, n) => codeSign * (1 + ((number + STEP * n) % LARGEST_UNIQUE_CODE)),
  );
}
