import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/named-query.ts';
import { insertJobSql } from '../../platform/jobs/job-sql.ts';
import type { LoadedLine, LoadedOrder } from './load-order.repository.ts';
import { orderMailJob } from './order-mail-job.ts';

export interface NewOrder {
  userId: number;
  placedBy: { id: number; kind: 'customer' | 'admin' };
  lines: Array<{ productId: number; productVariantId?: number | null | undefined; qty: number }>;
  expectedTotal: number | undefined;
  maxTotal: number;
  termsVersion: string | null;
  createdAt: Date;
  expiresAt: Date;
  idempotencyKey: string | undefined;
  requestHash: Buffer;
  requestId: string;
}

export interface RefusedOrder {
  /** What the lines cost now. */
  total: number;
  /** Why a line cannot be sold; null when all can. */
  problem: 'product' | 'variant' | 'choose' | null;
}

interface InsertedRow extends Omit<RefusedOrder, 'total'> {
  /** Null when nothing was written: a problem, another total, or the key was used before. */
  id: number | null;
  invoiceNumber: string;
  total: string;
  user: LoadedOrder['user'];
  lines: Array<Omit<LoadedLine, 'fileUrl' | 'licenses'>>;
}

/**
 * Reads the prices, writes the order, its copied lines, its history and its mail job in one
 * statement: the prices it adds up are the prices it stores, whatever an admin changes meanwhile.
 * An order that costs nothing has nothing to prove: it waits for the admin at once.
 */
export async function insertOrder(
  db: Queryable,
  order: NewOrder,
): Promise<{ placed: LoadedOrder } | { refused: RefusedOrder }> {
  const [row] = await runNamed<InsertedRow>(db, insertStatement, [
    order.userId,
    JSON.stringify(order.lines),
    order.expectedTotal ?? null,
    order.maxTotal,
    order.termsVersion,
    order.createdAt,
    order.expiresAt,
    order.idempotencyKey ?? null,
    order.requestHash,
    order.requestId,
    order.placedBy.kind,
    order.placedBy.id,
  ]);
  if (!row) throw new Error('Placing an order always answers with one row');
  const total = Number(row.total);
  if (row.id === null) return { refused: { total, problem: row.problem } };
  return { placed: asLoaded(order, { ...row, id: row.id, total }) };
}

/** As `findOrder` would load it, without asking again. */
function asLoaded(
  { userId, placedBy, termsVersion, createdAt, expiresAt }: NewOrder,
  {
    id,
    invoiceNumber,
    total,
    user,
    lines,
  }: Omit<InsertedRow, 'total'> & { id: number; total: number },
): LoadedOrder {
  return {
    id,
    userId,
    invoiceNumber,
    status: total === 0 ? 'confirm' : 'pending',
    totalAmount: total,
    termsVersion,
    createdAt,
    expiresAt,
    paymentDate: null,
    paidAt: null,
    proofVersion: 0,
    proofId: null,
    rejectionReason: null,
    paymentAccount: null,
    user,
    reusedFrom: null,
    lines: lines.map((line) => ({ ...line, fileUrl: null, licenses: [] })),
    events: [{ at: createdAt.toISOString(), action: 'place', by: placedBy.kind, note: null }],
  };
}

// `json_to_recordset`, not `unnest`: the planner guesses its length without looking at the lines, so
// that it keeps one plan instead of making a new one (1 ms) for every order.
const insertStatement = {
  name: 'insert-order',
  text: `
    with wanted as (
      select "productId" as product_id, "productVariantId" as variant_id, qty, line_number
      from rows from (json_to_recordset($2::json)
        as ("productId" int, "productVariantId" int, qty int))
        with ordinality as line("productId", "productVariantId", qty, line_number)
    ), priced as (
      select wanted.line_number, wanted.qty, product.id as product_id, product.name as product_name,
        product.requires_license, variant.id as variant_id, variant.name as variant_name,
        variant.init, coalesce(variant.price, product.price) as price,
        case
          when product.id is null then 'product'
          when wanted.variant_id is not null and variant.id is null then 'variant'
          when variant.id is null and (product.requires_license or exists (
            select from product_variants other
            where other.product_id = product.id and other.deleted_at is null
          )) then 'choose'
        end as problem
      from wanted
      left join products product
        on product.id = wanted.product_id and product.deleted_at is null
      left join product_variants variant
        on variant.id = wanted.variant_id and variant.product_id = product.id
          and variant.deleted_at is null
    ), summed as (
      select coalesce(sum(price * qty), 0)::bigint as total, min(problem) as problem from priced
    ), numbered as (
      select summed.total, nextval('invoice_numbers')::text as number,
        case when summed.total = 0 then 'confirm' else 'pending' end as status
      from summed
      where summed.problem is null and summed.total <= $4::bigint
        and ($3::bigint is null or summed.total = $3::bigint)
    ), placed as (
      insert into orders (invoice_number, user_id, status, total_amount, terms_version, created_at,
        expires_at, idempotency_key, request_hash)
      select 'INV-' || to_char($6::timestamptz at time zone 'Asia/Jakarta', 'YYYYMM') || '-'
          || lpad(number, greatest(6, length(number)), '0'),
        $1::int, status, total, $5::text, $6::timestamptz, $7::timestamptz, $8::text, $9::bytea
      from numbered
      on conflict (user_id, idempotency_key) do nothing
      returning id, invoice_number
    ), copied as (
      insert into order_lines (order_id, line_number, product_id, product_variant_id, product_name,
        variant_name, init, requires_license, price, qty)
      select placed.id, line_number, product_id, variant_id, product_name, variant_name, init,
        requires_license, price, qty
      from placed cross join priced
      returning id, line_number, product_name, variant_name, requires_license, qty, price
    ), told as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, after)
      select $6::timestamptz, $11::text, $12::int, $10::text, 'order', placed.id, 'place',
        jsonb_build_object('status', numbered.status, 'total', numbered.total)
      from placed cross join numbered
    ), mailed as (${insertJobSql(orderMailJob, {
      data: `jsonb_build_object('orderId', placed.id, 'event', 'placed')`,
      source: 'placed',
    })}
    )
    select placed.id, placed.invoice_number as "invoiceNumber", summed.total, summed.problem,
      (select json_build_object('id', id, 'name', name, 'email', email, 'whatsapp', whatsapp)
        from users where id = $1::int) as "user",
      (select json_agg(json_build_object('id', id, 'productName', product_name,
        'variantName', variant_name, 'requiresLicense', requires_license, 'qty', qty,
        'price', price) order by line_number) from copied) as lines
    from summed left join placed on true`,
};
