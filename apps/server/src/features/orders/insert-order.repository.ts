import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/named-query.ts';

export interface NewOrder {
  userId: number;
  placedBy: { id: number; kind: 'customer' | 'admin' };
  lines: Array<{ productId: number; productVariantId?: number | null | undefined; qty: number }>;
  expectedTotal: number | undefined;
  maxTotal: number;
  termsVersion: string;
  createdAt: Date;
  expiresAt: Date;
  idempotencyKey: string | undefined;
  requestHash: Buffer;
  requestId: string;
}

export interface InsertedOrder {
  /** Null when nothing was written: a problem, another total, or the key was used before. */
  id: number | null;
  /** What the lines cost now. */
  total: number;
  /** Why a line cannot be sold; null when all can. */
  problem: 'product' | 'variant' | 'choose' | null;
}

/**
 * Reads the prices, writes the order, its copied lines and its history in one statement: the
 * prices it adds up are the prices it stores, whatever an admin changes at the same moment.
 */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<InsertedOrder> {
  const [row] = await runNamed<{
    id: number | null;
    total: string;
    problem: InsertedOrder['problem'];
  }>(db, insertStatement, [
    order.userId,
    order.lines.map(({ productId }) => productId),
    order.lines.map(({ productVariantId }) => productVariantId ?? null),
    order.lines.map(({ qty }) => qty),
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
  return { ...row, total: Number(row.total) };
}

const insertStatement = {
  name: 'insert-order',
  text: `
    with wanted as (
      select * from unnest($2::int[], $3::int[], $4::int[])
        with ordinality as line(product_id, variant_id, qty, line_number)
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
      select summed.total, nextval('invoice_numbers')::text as number from summed
      where summed.problem is null and summed.total <= $6::bigint
        and ($5::bigint is null or summed.total = $5::bigint)
    ), placed as (
      insert into orders (invoice_number, user_id, total_amount, terms_version, created_at,
        expires_at, idempotency_key, request_hash)
      select 'INV-' || to_char($8::timestamptz at time zone 'Asia/Jakarta', 'YYYYMM') || '-'
          || lpad(number, greatest(6, length(number)), '0'),
        $1::int, total, $7::text, $8::timestamptz, $9::timestamptz, $10::text, $11::bytea
      from numbered
      on conflict (user_id, idempotency_key) do nothing
      returning id
    ), copied as (
      insert into order_lines (order_id, line_number, product_id, product_variant_id, product_name,
        variant_name, init, requires_license, price, qty)
      select placed.id, line_number, product_id, variant_id, product_name, variant_name, init,
        requires_license, price, qty
      from placed cross join priced
    ), told as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, after)
      select $8::timestamptz, $13::text, $14::int, $12::text, 'order', placed.id, 'place',
        jsonb_build_object('status', 'pending', 'total', numbered.total)
      from placed cross join numbered
    )
    select placed.id, summed.total, summed.problem from summed left join placed on true`,
};
