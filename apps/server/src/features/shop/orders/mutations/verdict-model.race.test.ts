// The verdicts of the database against the same rule written a second time, in the plainest way:
// thousands of random orders and as many lines. Then matching lines are paid, and every rupiah must
// be accounted for.
import { isoDate, type MutationReason } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../../test/rounds.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { verdict, withHeldOrder } from './mutation-verdict.schema.ts';

const COUNT = roundsOf(10_000, { share: 0.3 });
const APPROVED = roundsOf(200, { share: 0.3 });
/** The received sum of a partly paid order. */
const PART = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Order {
  id: number;
  total: number;
  code: number;
  status: 'pending' | 'confirm' | 'expired' | 'cancelled' | 'paid';
  received: number;
  accountId: number | null;
  createdAt: Date;
  expiresAt: Date;
  firstDay: string;
  lastDay: string;
}

interface Line {
  id: number;
  day: string;
  direction: 'credit' | 'debit';
  amountSen: number;
  isProven: boolean;
  isIgnored: boolean;
}

const shop = await openOrderShop();

const draw = (below: number) => Math.floor(Math.random() * below);
const pick = <T>(...from: T[]) => from[draw(from.length)] as T;
const daysAgo = (days: number) => new Date(shop.test.clock.now().getTime() - days * DAY_MS);

/** Every held amount once, as the unique index wants it; some orders have no code. */
function randomOrders(): Order[] {
  const held = new Set<number>();
  const orders: Order[] = [];
  while (orders.length < COUNT) {
    const total = 100_000 + 1_000 * draw(400);
    const code = draw(10) === 0 ? 0 : 1 + draw(999);
    if (code && held.has(total + code)) continue;
    held.add(total + code);
    const status = pick('pending', 'pending', 'confirm', 'expired', 'cancelled', 'paid');
    const isPart = code !== 0 && status === 'pending' && draw(20) === 0;
    const createdAt = daysAgo(draw(20));
    const expiresAt = new Date(createdAt.getTime() + 3 * DAY_MS);
    orders.push({
      id: orders.length + 1,
      total,
      code,
      status,
      received: status === 'paid' ? total + code : isPart ? PART : 0,
      accountId: draw(4) === 0 ? pick(shop.paymentAccountId, 2) : null,
      createdAt,
      expiresAt,
      firstDay: isoDate(createdAt.getTime() - DAY_MS),
      lastDay: isoDate(expiresAt.getTime() + 21 * DAY_MS),
    });
  }
  return orders;
}

function randomLines(orders: Order[]): Line[] {
  return Array.from({ length: COUNT }, (_, n) => {
    const { total, code, received, createdAt } = orders[draw(orders.length)] as Order;
    const payable = total + code;
    const amount = pick(
      payable,
      payable,
      total,
      Math.ceil(payable / pick(10, 100, 1000)) * 1000,
      payable - received || payable,
      1 + draw(9_000_000),
    );
    return {
      id: n + 1,
      day: isoDate(createdAt.getTime() + (draw(30) - 3) * DAY_MS),
      direction: draw(20) === 0 ? 'debit' : 'credit',
      amountSen: amount * 100 + (draw(20) === 0 ? 50 : 0),
      isProven: draw(20) > 0,
      isIgnored: draw(20) === 0,
    };
  });
}

async function store(orders: Order[], lines: Line[]): Promise<void> {
  const { db } = shop.test.database;
  const { id: userId } = shop.people.customer.user;
  await db.execute(sql`
    insert into payment_accounts (name, account_number, account_name) values ('Kedua', '12345', 'X')`);
  await db.execute(sql`
    insert into orders (invoice_number, user_id, status, total_amount, unique_code, received_amount,
      holds_amount, payment_account_id, created_at, expires_at, paid_at)
    select 'MODEL-' || id, ${userId}, status, total, code, received, code <> 0, "accountId",
      "createdAt", "expiresAt", case when status = 'paid' then "createdAt" end
    from json_to_recordset(${JSON.stringify(orders)}::json) as o (id int, total bigint, code int,
      status text, received bigint, "accountId" int, "createdAt" timestamptz, "expiresAt" timestamptz)
    order by id`);
  await db.execute(sql`
    insert into bank_statements (payment_account_id, file_name, sha256, bank, from_day, to_day,
      row_count, pending_count, unproven_count, uploaded_by, created_at)
    values (${shop.paymentAccountId}, 'model.csv', '\\x00', 'Model', '2026-01-01', '2026-01-31',
      ${COUNT}, 0, 0, ${userId}, now())`);
  await db.execute(sql`
    insert into bank_mutations (statement_id, payment_account_id, day, direction, amount_sen,
      balance_sen, twin, description, is_proven, ignored_reason)
    select 1, ${shop.paymentAccountId}, day, direction, "amountSen", id, 1, 'Model', "isProven",
      case when "isIgnored" then 'Bukan penjualan' end
    from json_to_recordset(${JSON.stringify(lines)}::json) as line (id int, day date, direction text,
      "amountSen" bigint, "isProven" boolean, "isIgnored" boolean) order by id`);
  await db.execute(sql`analyze orders, bank_mutations`);
}

type NearOrders = (amount: number) => Order[];

/**
 * Orders whose total differs by at most a thousand, so that not every line is compared with every
 * order.
 */
function nearOrders(orders: Order[]): NearOrders {
  const byThousand = Map.groupBy(orders, ({ total }) => total / 1_000);
  return (amount) => {
    const thousand = Math.floor(amount / 1_000);
    return [-1, 0, 1].flatMap((step) => byThousand.get(thousand + step) ?? []);
  };
}

/** The same rule, written to be read. */
function judge(
  line: Line,
  heldBy: Map<number, Order>,
  near: NearOrders,
  proposed: Map<number, number>,
): MutationReason {
  if (line.isIgnored) return 'ignored';
  if (line.direction === 'debit') return 'outgoing';
  if (line.amountSen % 100 !== 0) return 'no-order';
  const amount = line.amountSen / 100;
  const exact = heldBy.get(amount);
  if (exact?.status === 'cancelled') return 'ended';
  if (exact?.status === 'paid') return 'paid';
  if (exact && isTooEarly(line, exact)) return 'too-early';
  if (exact && isTooLate(line, exact)) return 'too-late';
  if (exact && exact.received > 0) return 'rest';
  if (exact && isOther(exact)) return 'other-account';
  if (exact && !line.isProven) return 'unproven';
  if (exact) return proposed.get(amount) === line.id ? 'match' : 'other-line';
  const like = [amount, amount + PART].flatMap(near);
  const open = like.filter(({ status }) => status === 'pending' || status === 'confirm');
  const fitting = like.filter(
    (order) =>
      order.code !== 0 &&
      order.received === 0 &&
      ['pending', 'confirm', 'expired'].includes(order.status) &&
      !(isTooEarly(line, order) || isTooLate(line, order) || isOther(order)),
  );
  if (fitting.some(({ total }) => total === amount)) return 'without-code';
  if (open.some(({ code, received, total }) => !code && !received && total === amount))
    return 'no-code';
  if (open.some(({ received, total, code }) => received && total + code - received === amount))
    return 'rest';
  const step = [1000, 100, 10].find((each) => amount % each === 0) ?? 0;
  if (fitting.some(({ total, code }) => Math.abs(total + code - amount) < step)) return 'rounded';
  return 'no-order';
}

/** For each order, the first line that could pay it by amount is proposed. */
function firstLines(lines: Line[], heldBy: Map<number, Order>): Map<number, number> {
  const first = new Map<number, number>();
  for (const line of lines.toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id)) {
    const order = heldBy.get(line.amountSen / 100);
    const isOpen = line.direction === 'credit' && !line.isIgnored && line.isProven;
    if (!isOpen || !order || isTooEarly(line, order) || isTooLate(line, order)) continue;
    if (!first.has(line.amountSen / 100)) first.set(line.amountSen / 100, line.id);
  }
  return first;
}

const isTooEarly = ({ day }: Line, { firstDay }: Order) => day < firstDay;
const isTooLate = ({ day }: Line, { status, lastDay }: Order) =>
  status === 'expired' && day > lastDay;
const isOther = ({ accountId }: Order) => accountId !== null && accountId !== shop.paymentAccountId;

async function verdicts(): Promise<MutationReason[]> {
  const { rows } = await shop.test.database.db.execute<{ reason: MutationReason }>(
    sql`select ${verdict} as reason from ${withHeldOrder} order by m.id`,
  );
  return rows.map(({ reason }) => reason);
}

it('judges as the plain rule does, uses every line at most once and loses no rupiah', async () => {
  const orders = randomOrders();
  const lines = randomLines(orders);
  await store(orders, lines);
  const heldBy = new Map(
    orders.filter(({ code }) => code).map((each) => [each.total + each.code, each]),
  );
  const near = nearOrders(orders);
  const proposed = firstLines(lines, heldBy);
  const expected = lines.map((line) => judge(line, heldBy, near, proposed));
  const found = await verdicts();
  const wrong = lines.flatMap((line, n) =>
    expected[n] === found[n] ? [] : [{ ...line, expected: expected[n], found: found[n] }],
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(10);

  const matching = lines.filter((_, n) => found[n] === 'match').slice(0, APPROVED);
  for (let from = 0; from < matching.length; from += 100) {
    const ids = matching.slice(from, from + 100).map(({ id }) => id);
    await shop.people.admin.browser.post('/admin/mutations/approve', { ids });
  }
  const { rows } = await shop.test.database.db.execute<Record<string, number>>(sql`
    select count(*)::int as evidence, count(distinct mutation_id)::int as lines,
      sum(amount)::float as booked,
      (select sum(amount_sen / 100)::float from bank_mutations where used_at is not null) as used,
      (select sum(received_amount)::float from orders
        where exists (select from payment_evidence where order_id = orders.id)) as received,
      (select count(*)::int from bank_mutations where used_at is not null) as "usedLines"
    from payment_evidence where mutation_id is not null`);
  const [sums] = rows;
  expect(sums?.evidence).toBeGreaterThan(0);
  expect(sums).toMatchObject({ lines: sums?.evidence, usedLines: sums?.evidence });
  expect([sums?.used, sums?.received]).toEqual([sums?.booked, sums?.booked]);
});
