import type { FoundCustomer } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { orNull, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { contains } from '../platform/lists/contains.ts';
import { failedMailJob } from '../platform/mail/mail-queue.ts';

const MOST = 10;

interface Search {
  words: string;
  /** The words as a part of a device's id, in hexadecimal. */
  devicePart: string | undefined;
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

function waysToFind({ words, devicePart }: Search): SQL[] {
  const person = sql`select id as user_id, null::text as by, null::int as order_id
    from users where deleted_at is null and`;
  const license = sql`select l.user_id, l.license_key as by, null::int as order_id
    from licenses l`;
  const device = sql`select l.user_id, coalesce(a.device_name, l.license_key) as by,
    null::int as order_id from activations a join licenses l on l.id = a.license_id`;
  const order = sql`select user_id, invoice_number as by, id as order_id from orders`;
  // Stored as +62812…, said as 0812-3456.
  const digits = words.replace(/\D/g, '').replace(/^(0|62)/, '');
  const amount = amountIn(words);
  return [
    sql`${person} ${contains(sql`name`, words)}`,
    sql`${person} ${contains(sql`email`, words)}`,
    ...(digits.length >= 4 ? [sql`${person} ${contains(sql`whatsapp`, digits)}`] : []),
    sql`select member.user_id, m.name as by, null::int as order_id from mosques m
      join mosque_members member on member.mosque_id = m.id and member.until is null
      where ${contains(sql`m.name`, words)}`,
    sql`${order} where ${contains(sql`invoice_number`, words)}`,
    sql`${license} where ${contains(sql`l.license_key`, words)}`,
    sql`select l.user_id, old.alias as by, null::int as order_id from license_aliases old
      join licenses l on l.id = old.license_id where ${contains(sql`old.alias`, words)}`,
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

export async function countWaitingWork(db: Queryable) {
  const readers = {
    proofs: Number,
    shippingCosts: Number,
    moves: Number,
    parcels: Number,
    claims: Number,
    messages: Number,
    mails: Number,
  };
  const counts = sql`
    select (select count(*) from orders where status = 'confirm') as proofs,
      (select count(*) from orders where awaits_shipping_cost and status = 'pending') as "shippingCosts",
      (select count(*) from transfers where status = 'open') as moves,
      (select count(*) from parcels where status in ('to_send', 'return_expected')) as parcels,
      (select count(*) from warranty_claims where status = 'open') as claims,
      (select count(*) from notices n join users u on u.id = n.user_id
        where n.state = 'by hand' and u.whatsapp_consent_at is not null and u.deleted_at is null
      ) as messages,
      (select count(*) from pgboss.job
        where name = ${failedMailJob.name} and state in ('created', 'retry')) as mails`;
  const [work] = await readRows(db, readers, counts);
  if (!work) throw new Error('Counting always returns a row');
  return work;
}
