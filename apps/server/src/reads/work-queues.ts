import type { FoundCustomer, WaitingQueue } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { orNull, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { contains } from '../platform/lists/contains.ts';
import { failedMailJob } from '../platform/mail/mail-queue.ts';

const MOST = 10;

interface Search {
  words: string;
  /** The words as a part of a device's id, in hexadecimal. */
  devicePart: string | undefined;
  /** Whether a part of a licence key finds its owner. */
  hasKeys: boolean;
  /** Whether the amount of an open order finds its buyer. */
  hasMoney: boolean;
}

/** Each search is a query of its own, so that each can use its index; duplicates are removed. */
export function findCustomers(db: Queryable, search: Search): Promise<FoundCustomer[]> {
  const { id, name, email, whatsapp } = users;
  const found = sql`
    select u.id, u.name, u.email, u.whatsapp, min(hit.by) as by,
      case when min(hit.order_id) = max(hit.order_id) then min(hit.order_id) end as "orderId"
    from (${sql.join(
      waysToFind(search).map((way) => sql`(${way} limit ${MOST})`),
      sql` union all `,
    )}) hit join users u on u.id = hit.user_id
    where u.deleted_at is null
    group by u.id order by count(hit.by) desc, u.name, u.id limit ${MOST}`;
  const read = { id, name, email, whatsapp, by: orNull(String), orderId: orNull(Number) };
  return readRows(db, read, found);
}

function waysToFind({ words, devicePart, hasKeys, hasMoney }: Search): SQL[] {
  const person = sql`select id as user_id, null::text as by, null::int as order_id
    from users where deleted_at is null and`;
  const license = sql`select l.user_id, l.license_key as by, null::int as order_id
    from licenses l`;
  const device = sql`select l.user_id, coalesce(a.device_name, l.license_key) as by,
    null::int as order_id from activations a join licenses l on l.id = a.license_id`;
  const order = sql`select user_id, invoice_number as by, id as order_id from orders`;
  // Stored as +62812…, said as 0812-3456.
  const digits = words.replace(/\D/g, '').replace(/^(0|62)/, '');
  const amount = hasMoney ? amountIn(words) : undefined;
  return [
    sql`${person} ${contains(sql`name`, words)}`,
    sql`${person} ${contains(sql`email`, words)}`,
    ...(digits.length >= 4 ? [sql`${person} ${contains(sql`whatsapp`, digits)}`] : []),
    sql`select member.user_id, m.name as by, null::int as order_id from mosques m
      join mosque_members member on member.mosque_id = m.id and member.until is null
      where ${contains(sql`m.name`, words)}`,
    sql`${order} where ${contains(sql`invoice_number`, words)}`,
    ...(hasKeys
      ? [
          sql`${license} where ${contains(sql`l.license_key`, words)}`,
          sql`select l.user_id, old.alias as by, null::int as order_id from license_aliases old
            join licenses l on l.id = old.license_id where ${contains(sql`old.alias`, words)}`,
        ]
      : []),
    ...(devicePart
      ? [sql`${device} where ${contains(sql`encode(a.device_id, 'hex')`, devicePart)}`]
      : []),
    sql`${device} where ${contains(sql`a.device_name`, words)}`,
    sql`select o.user_id, box.serial as by, null::int as order_id from box_units box
      join order_lines line on line.id = box.order_line_id join orders o on o.id = line.order_id
      where ${contains(sql`box.serial`, words)}`,
    sql`select o.user_id, parcel.tracking_number as by, null::int as order_id from parcels parcel
      join orders o on o.id = parcel.order_id where ${contains(sql`parcel.tracking_number`, words)}`,
    ...(amount ? [sql`${order} where payable_amount = ${amount} and holds_amount`] : []),
  ];
}

/** `249.002`, `Rp 249.002` and `249002`: what an open order asks for. */
function amountIn(words: string): number | undefined {
  const digits = /^(?:rp)?\s*([\d.]+)$/i.exec(words.trim())?.[1]?.replaceAll('.', '') ?? '';
  return digits.length > 3 && digits.length < 13 ? Number(digits) : undefined;
}

const queue = {
  queue: (value: unknown) => value as Exclude<WaitingQueue, 'money'>,
  count: Number,
  oldestAt: orNull(orders.createdAt),
  amount: orNull(orders.totalAmount),
};

/** What waits for an admin, apart from the bank's lines: how much, since when, for how much money. */
export function readWaitingQueues(db: Queryable) {
  const queues = sql`
    select 'proofs' as queue, count(*) as count, min(waiting_since) as "oldestAt",
      sum(payable_amount - received_amount) as amount
    from orders where status = 'confirm'
    union all
    select 'shippingCosts', count(*), min(created_at), sum(total_amount)
    from orders where awaits_shipping_cost and status = 'pending'
    union all
    select 'moves', count(*), min(requested_at), null from transfers where status = 'open'
    union all
    select 'parcels', count(*), min(created_at), null
    from parcels where status in ('to_send', 'return_expected')
    union all
    select 'claims', count(*), min(requested_at), null from warranty_claims where status = 'open'
    union all
    select 'messages', count(*), min(n.created_at), null
    from notices n join users u on u.id = n.user_id
    where n.state = 'by hand' and u.whatsapp_consent_at is not null and u.deleted_at is null
    union all
    select 'mails', count(*), min(created_on), null from pgboss.job
    where name = ${failedMailJob.name} and state in ('created', 'retry')`;
  return readRows(db, queue, queues);
}
