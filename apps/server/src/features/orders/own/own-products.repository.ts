import { sql } from 'drizzle-orm';
import { runNamed } from '../../../platform/db/named-query.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import type { LoadedLine } from '../load-order.repository.ts';

export interface OwnLine extends LoadedLine {
  invoiceNumber: string;
  paidAt: Date;
  mosque: { id: number; name: string } | null;
}

const refundedUnits = `
  select count(*) from refunded_units back where back.order_line_id = line.id`;

const columns = `
  line.id, line.product_name as "productName", line.variant_name as "variantName",
  product.file_url as "fileUrl", line.requires_license as "requiresLicense",
  line.is_shipped as "isShipped", line.qty,
  line.price::int as price, (${refundedUnits})::int as "refundedQty", o.invoice_number as "invoiceNumber", o.paid_at as "paidAt",
  (select json_build_object('id', mosque.id, 'name', mosque.name) from mosques mosque
    where mosque.id = o.mosque_id) as mosque,
  coalesce((
    select json_agg(json_build_object('id', license.id, 'licenseKey', license.license_key,
      'used', license.first_activated_at is not null) order by license.unit_index)
    from licenses license where license.order_line_id = line.id
      and license.id in (select id from own_licenses where viewer_id = $1) and not exists (
      select from refunded_units back where back.order_line_id = line.id
        and back.unit_index = license.unit_index)), '[]'::json) as licenses`;

const boughtLines = (condition: string) => `
  from order_lines line
  join orders o on o.id = line.order_id
  join products product on product.id = line.product_id
  where ${condition} and o.status = 'paid'
    and (o.refunded_amount = 0 or line.qty > (${refundedUnits}))`;

const ownOrder = 'o.id in (select id from own_orders where viewer_id = $1)';
const allLines = boughtLines(ownOrder);
const oneLine = boughtLines(`line.id = $2 and ${ownOrder}`);

/**
 * Nothing changes while another licence of the order belongs elsewhere, or when the licence was
 * bought by another person and handed out.
 */
export async function fileOrderOfLicense(
  tx: Tx,
  { licenseId, mosqueId, userId }: { licenseId: number; mosqueId: number; userId: number },
): Promise<void> {
  await tx.execute(sql`
    update orders o set mosque_id = ${mosqueId}
    where o.mosque_id is null and o.user_id = ${userId}
      and o.id = (select line.order_id from order_lines line
        join licenses filed on filed.order_line_id = line.id where filed.id = ${licenseId})
      and not exists (select from licenses other join order_lines line on line.id = other.order_line_id
        where line.order_id = o.id and other.mosque_id is distinct from ${mosqueId}::int)`);
}

const listStatement = {
  name: 'list-own-lines',
  text: `select ${columns} ${allLines} order by o.paid_at desc, line.id limit $2 offset $3`,
};
const countStatement = {
  name: 'count-own-lines',
  text: `select count(*)::int as total ${allLines}`,
};
const findStatement = {
  name: 'find-own-line',
  text: `select ${columns} ${oneLine}`,
};

export async function listOwnLines(
  db: Queryable,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ lines: OwnLine[]; total: number }> {
  const lines = await runNamed<OwnLine>(db, listStatement, [userId, limit, (page - 1) * limit]);
  const [count] = await runNamed<{ total: number }>(db, countStatement, [userId]);
  return { lines, total: count?.total ?? 0 };
}

export async function findOwnLine(
  db: Queryable,
  userId: number,
  lineId: number,
): Promise<OwnLine | undefined> {
  const [line] = await runNamed<OwnLine>(db, findStatement, [userId, lineId]);
  return line;
}
