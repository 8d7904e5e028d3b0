// Rules that constraints cannot enforce, because they span tables. Read in slices, so that a
// million orders neither fill the memory nor exceed the statement timeout.
import { max, type SQL, sql } from 'drizzle-orm';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { readRows } from '../platform/db/rows.ts';
import type { Db } from '../platform/db/types.ts';

const SLICE = 20_000;

/** An order that was paid, also if the money went back since. */
const wasPaid = sql`o.status in ('paid', 'refunded')`;
const hasBox = sql`exists (select from order_lines l where l.order_id = o.id and l.is_shipped)`;
/** A parcel of the bought boxes, not of a replacement. */
const hasParcel = (isSuch: SQL) => sql`exists (
  select from parcels p where p.order_id = o.id and p.claim_id is null and ${isSuch})`;

export const orderRules = {
  /** A paid order has evidence of its amount or cost nothing; no other order has been paid. */
  'paid orders have their evidence': sql`
    (${wasPaid} and least(o.total_amount, o.payable_amount) > (
      select coalesce(sum(e.amount), 0) from payment_evidence e where e.order_id = o.id))
    or ${wasPaid} <> (o.paid_at is not null)`,
  'every bought unit has one licence': sql`
    exists (
      select from order_lines l where l.order_id = o.id
        and (select count(*) from licenses where order_line_id = l.id)
          <> case when ${wasPaid} and l.requires_license then l.qty else 0 end)`,
  'totals are the sums of their lines': sql`
    o.total_amount <> o.shipping_amount + (
      select coalesce(sum(l.price * l.qty), 0) from order_lines l where l.order_id = o.id)`,
  /** After a refund, only sent parcels are expected back. */
  'paid orders with a box have their parcel': sql`
    case when o.status = 'refunded' then ${hasParcel(sql`p.status = 'to_send'`)}
      else (${hasBox} and o.status = 'paid') <> ${hasParcel(sql`true`)} end`,
  'every parcel has an address': sql`
    exists (select from parcels p where p.order_id = o.id)
    and not exists (select from order_addresses a where a.order_id = o.id)`,
  'every box that left has its serial number': sql`
    exists (
      select from order_lines l where l.order_id = o.id and l.is_shipped
        and (select count(*) from box_units b
          where b.order_line_id = l.id and b.replaces_unit_id is null)
          <> case when ${hasParcel(sql`p.sent_at is not null`)} then l.qty else 0 end)`,
  'accepted claims have their replacement': sql`
    o.status = 'paid' and exists (
      select from order_lines l join box_units b on b.order_line_id = l.id
      join warranty_claims c on c.box_unit_id = b.id
      left join parcels p on p.claim_id = c.id
      where l.order_id = o.id and c.status = 'accepted' and (p.id is null
        or (p.sent_at is not null)
          <> exists (select from box_units r where r.replaces_unit_id = b.id)))`,
  'orders that ended hold no stock': sql`
    o.status in ('cancelled', 'expired')
    and exists (select from order_lines l where l.order_id = o.id and l.reserved_stock)`,
} satisfies Record<string, SQL>;

/** The invoice numbers of the orders that break the rule. */
export async function findOrdersWhere(db: Db, isWrong: SQL): Promise<string[]> {
  const [newest] = await db.select({ id: max(orders.id) }).from(orders);
  const found: string[] = [];
  for (let from = 0; from <= (newest?.id ?? 0); from += SLICE) {
    const wrong = sql`
      select o.invoice_number as invoice from orders o
      where o.id > ${from} and o.id <= ${from + SLICE} and (${isWrong}) order by o.id`;
    const rows = await readRows(db, { invoice: orders.invoiceNumber }, wrong);
    found.push(...rows.map(({ invoice }) => invoice));
  }
  return found;
}
