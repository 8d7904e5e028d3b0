import type { FoundCustomer, WaitingWork } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';
import { contains } from '../../platform/lists/contains.ts';
import { failedMailJob } from '../../platform/mail/mail-queue.ts';
import { readDeviceIdPart, selectDeviceId } from '../licensing/device-id.ts';

const MOST = 10;

/** Each search is a query of its own, so that each can use its index; duplicates are removed. */
export async function findCustomers(db: Queryable, words: string): Promise<FoundCustomer[]> {
  const { rows } = await db.execute<FoundCustomer & Record<string, unknown>>(sql`
    select u.id, u.name, u.email, u.whatsapp, min(hit.by) as by
    from (${sql.join(
      waysToFind(words).map((way) => sql`(${way} limit ${MOST})`),
      sql` union all `,
    )}) hit join users u on u.id = hit.user_id
    where u.deleted_at is null
    group by u.id order by count(hit.by) desc, u.name, u.id limit ${MOST}`);
  return rows.map(({ id, name, email, whatsapp, by }) => ({ id, name, email, whatsapp, by }));
}

function waysToFind(words: string): SQL[] {
  const person = sql`select id as user_id, null::text as by from users where deleted_at is null and`;
  const license = sql`select l.user_id, l.license_key as by from licenses l`;
  const device = sql`select l.user_id, coalesce(a.device_name, l.license_key) as by
    from activations a join licenses l on l.id = a.license_id`;
  // Stored as +62812…, said as 0812-3456.
  const digits = words.replace(/\D/g, '').replace(/^(0|62)/, '');
  const devicePart = readDeviceIdPart(words);
  const amount = amountIn(words);
  return [
    sql`${person} ${contains(sql`name`, words)}`,
    sql`${person} ${contains(sql`email`, words)}`,
    ...(digits.length >= 4 ? [sql`${person} ${contains(sql`whatsapp`, digits)}`] : []),
    sql`select member.user_id, m.name as by from mosques m
      join mosque_members member on member.mosque_id = m.id and member.until is null
      where ${contains(sql`m.name`, words)}`,
    sql`select user_id, invoice_number as by from orders where ${contains(sql`invoice_number`, words)}`,
    sql`${license} where ${contains(sql`l.license_key`, words)}`,
    sql`select l.user_id, old.alias as by from license_aliases old
      join licenses l on l.id = old.license_id where ${contains(sql`old.alias`, words)}`,
    ...(devicePart
      ? [sql`${device} where ${contains(selectDeviceId(sql`a.device_id`), devicePart)}`]
      : []),
    sql`${device} where ${contains(sql`a.device_name`, words)}`,
    sql`select o.user_id, box.serial as by from box_units box
      join order_lines line on line.id = box.order_line_id join orders o on o.id = line.order_id
      where ${contains(sql`box.serial`, words)}`,
    sql`select o.user_id, parcel.tracking_number as by from parcels parcel
      join orders o on o.id = parcel.order_id where ${contains(sql`parcel.tracking_number`, words)}`,
    ...(amount
      ? [
          sql`select user_id, invoice_number as by from orders
            where payable_amount = ${amount} and holds_amount`,
        ]
      : []),
  ];
}

/** `249.002`, `Rp 249.002` and `249002`: what an open order asks for. */
function amountIn(words: string): number | undefined {
  const digits = /^(?:rp)?\s*([\d.]+)$/i.exec(words.trim())?.[1]?.replaceAll('.', '') ?? '';
  return digits.length > 3 && digits.length < 13 ? Number(digits) : undefined;
}

type Counted = Omit<WaitingWork, 'money'>;

export async function countWaitingWork(db: Queryable): Promise<Counted> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    select (select count(*) from orders where status = 'confirm')::int as proofs,
      (select count(*) from orders where awaits_shipping_cost and status = 'pending')::int as "shippingCosts",
      (select count(*) from transfers where status = 'open')::int as moves,
      (select count(*) from parcels where status in ('to_send', 'return_expected'))::int as parcels,
      (select count(*) from warranty_claims where status = 'open')::int as claims,
      (select count(*) from notices n join users u on u.id = n.user_id
        where n.state = 'by hand' and u.whatsapp_consent_at is not null and u.deleted_at is null
      )::int as messages,
      (select count(*) from pgboss.job
        where name = ${failedMailJob.name} and state in ('created', 'retry'))::int as mails`);
  const [work] = rows;
  if (!work) throw new Error('Counting always returns a row');
  const { proofs, shippingCosts, moves, parcels, claims, messages, mails } = work;
  return { proofs, shippingCosts, moves, parcels, claims, messages, mails };
}
