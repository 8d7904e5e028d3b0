import { BUSINESS_TIME_ZONE, LARGEST_UNIQUE_CODE } from '@timesync/contract';
import { inBatches } from '../../platform/db/in-batches.ts';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable } from '../../platform/db/types.ts';
import { insertJobSql } from '../../platform/jobs/job-sql.ts';
import type { StockedOffer } from '../catalog/stock/take-stock.ts';
import type { LoadedLine, LoadedOrder } from './load-order.repository.ts';
import { orderMailJob } from './mails/order-mail-job.ts';

export interface NewLine {
  productId: number;
  productVariantId?: number | null | undefined;
  qty: number;
  /** Its quantity was taken from the stock in this transaction. */
  reservedStock?: boolean;
}

/** Of an order with boxes or counted goods, which is placed in a transaction of its own. */
export interface Shipment {
  shippingAmount: number;
  awaitsShippingCost: boolean;
}

export interface NewOrder {
  userId: number;
  placedBy: { id: number; kind: 'customer' | 'admin' };
  lines: NewLine[];
  expectedTotal: number | undefined;
  maxTotal: number;
  /** How many unpaid ones a customer may have; an admin on the phone knows what he does. */
  maxOpen: number;
  /** How many a customer may place within an hour, cancelled ones too: each sends mails. */
  maxPerHour: number;
  /** 1 adds the unique code to the total, -1 takes it off, 0: none. */
  codeSign: -1 | 0 | 1;
  /** Without it a line that is sent, or whose stock is counted, is refused as `apart`. */
  shipment?: Shipment;
  /** A free one, after the invoice number's own was held by another order. */
  freeCode?: number;
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
  problem: 'product' | 'variant' | 'choose' | 'apart' | 'address' | 'stock' | null;
  /** What there is too little of. */
  shortOf?: StockedOffer;
  /** There are as many unpaid orders as there may be. */
  isOneTooMany: boolean;
  /** There were as many within the hour as there may be. */
  isTooOften: boolean;
}

interface InsertedRow extends Omit<RefusedOrder, 'total'> {
  /** Null when nothing was written: a problem, another total, a used key or a held amount. */
  id: number | null;
  invoiceNumber: string;
  total: string;
  uniqueCode: number;
  user: LoadedOrder['user'];
  lines: Array<Omit<LoadedLine, 'fileUrl' | 'licenses'>>;
}

export type Inserted = { placed: LoadedOrder } | { refused: RefusedOrder };

/**
 * Reads the prices, writes the order, its copied lines, its history and its mail job in one
 * statement: the prices it adds up are the prices it stores, whatever an admin changes meanwhile.
 * An order that costs nothing has nothing to prove: it waits for the admin at once.
 */
export const insertOrder = inBatches(insertOrders, { secondFrom: 8 });

export async function insertOrders(db: Queryable, orders: NewOrder[]): Promise<Inserted[]> {
  const rows = await runNamed<InsertedRow>(db, insertStatement, [
    JSON.stringify(orders.map(asAsked)),
    JSON.stringify(orders.flatMap(wantedLines)),
  ]);
  return orders.map((order, n) => {
    const row = rows[n];
    if (!row) throw new Error('Placing an order always answers with one row');
    const total = Number(row.total);
    if (row.id === null)
      return {
        refused: {
          total,
          problem: row.problem,
          isOneTooMany: row.isOneTooMany,
          isTooOften: row.isTooOften,
        },
      };
    return { placed: asLoaded(order, { ...row, id: row.id, total }) };
  });
}

function asAsked(
  { lines: _lines, placedBy, requestHash, shipment, ...order }: NewOrder,
  n: number,
) {
  return {
    ...order,
    ...shipment,
    n,
    actorKind: placedBy.kind,
    actorId: placedBy.id,
    requestHash: requestHash.toString('hex'),
  };
}

function wantedLines({ lines, shipment }: NewOrder, n: number) {
  const { shippingAmount } = shipment ?? {};
  return lines.map((line, index) => ({ ...line, shippingAmount, n, lineNumber: index + 1 }));
}

/** As `findOrder` would load it, without asking again. */
function asLoaded(
  { userId, placedBy, termsVersion, createdAt, expiresAt, shipment }: NewOrder,
  {
    id,
    invoiceNumber,
    total,
    uniqueCode,
    user,
    lines,
  }: Omit<InsertedRow, 'total'> & { id: number; total: number },
): LoadedOrder {
  return {
    id,
    userId,
    invoiceNumber,
    status: total === 0 && !shipment?.awaitsShippingCost ? 'confirm' : 'pending',
    totalAmount: total,
    shippingAmount: shipment?.shippingAmount ?? 0,
    awaitsShippingCost: shipment?.awaitsShippingCost ?? false,
    shippingAddress: null,
    uniqueCode,
    payableAmount: total + uniqueCode,
    receivedAmount: 0,
    evidence: [],
    termsVersion,
    createdAt,
    expiresAt,
    proofSentAt: null,
    waitingSince: createdAt,
    paidAt: null,
    proofVersion: 0,
    proofId: null,
    rejectionCode: null,
    rejectionReason: null,
    paymentAccount: null,
    user,
    reusedFrom: null,
    lines: lines.map((line) => ({ ...line, fileUrl: null, licenses: [] })),
    events: [{ at: createdAt.toISOString(), action: 'place', by: placedBy.kind, note: null }],
  };
}

/** The first candidate follows from the invoice number; the next are far from those of its companions. */
const ownCode = (number: string) => `1 + (${number}) % ${LARGEST_UNIQUE_CODE}`;
const CANDIDATES = 20;
const STEP = 100;

// Usually the first is free, and one look at the index tells it. Whoever takes the same one at the same
// moment is refused by the index and comes again (`insert-with-free-code.ts`).
const FIRST_FREE_CODE = `
  select code from (
    select ${ownCode(`number + ${STEP} * generate_series(0, ${CANDIDATES - 1})`)} as code
  ) candidates
  where (
    select true from orders where holds_amount and payable_amount = total + "codeSign" * code
  ) is null
  limit 1`;

// Several orders at once, told apart by `n`. `json_to_recordset`, not `unnest`: the planner guesses its
// length without looking, so that it keeps one plan instead of making a new one (1 ms) every time.
const insertStatement = {
  name: 'insert-order',
  text: `
    with asked as (
      select * from json_to_recordset($1::json) as (n int, "userId" int,
        "expectedTotal" bigint, "maxTotal" bigint, "maxOpen" int, "maxPerHour" int, "termsVersion" text, "createdAt" timestamptz,
        "expiresAt" timestamptz, "idempotencyKey" text, "requestHash" text, "requestId" text,
        "actorKind" text, "actorId" int, "codeSign" int, "freeCode" int, "shippingAmount" bigint,
        "awaitsShippingCost" boolean)
    ), wanted as (
      select n, "lineNumber" as line_number, "productId" as product_id,
        "productVariantId" as variant_id, qty, "shippingAmount" as shipping_amount,
        coalesce("reservedStock", false) as reserved_stock
      from json_to_recordset($2::json) as (n int, "lineNumber" int, "productId" int,
        "productVariantId" int, qty int, "shippingAmount" bigint,
        "reservedStock" boolean)
    ), priced as (
      select wanted.n, wanted.line_number, wanted.qty, wanted.shipping_amount,
        wanted.reserved_stock, product.id as product_id,
        product.name as product_name, product.requires_license, product.is_shipped,
        case when product.is_shipped then product.warranty_months end as warranty_months,
        variant.id as variant_id, variant.name as variant_name, variant.init,
        coalesce(variant.price, product.price) as price,
        case
          when product.id is null then 'product'
          when wanted.variant_id is not null and variant.id is null then 'variant'
          when variant.id is null and (product.requires_license or exists (
            select from product_variants other
            where other.product_id = product.id and other.deleted_at is null
          )) then 'choose'
          -- Its place, or its stock, is to be seen to first.
          when shipping_amount is null and (product.is_shipped
            or case when variant.id is null then product.stock else variant.stock end is not null)
            then 'apart'
        end as problem
      from wanted
      left join products product
        on product.id = wanted.product_id and product.deleted_at is null
      left join product_variants variant
        on variant.id = wanted.variant_id and variant.product_id = product.id
          and variant.deleted_at is null
    ), summed as (
      select n, (coalesce(sum(price * qty), 0) + coalesce(max(shipping_amount), 0))::bigint as total,
        min(problem) as problem
      from priced group by n
    ), unpaid as (
      -- One after the other, and everybody in the same order: the call holds the customer.
      select "userId", open_orders_of("userId") as count, orders_since("userId", since) as recent
      from (
        select "userId", min("createdAt") - interval '1 hour' as since
        from asked group by "userId" order by "userId"
      ) buyers
    ), possible as (
      select asked.*, summed.total,
        "actorKind" = 'customer' and unpaid.count + rank() over own > "maxOpen" as is_one_too_many,
        "actorKind" = 'customer' and unpaid.recent + rank() over own > "maxPerHour" as is_too_often
      from asked join summed using (n) join unpaid using ("userId")
      where summed.problem is null and summed.total <= "maxTotal"
        and ("expectedTotal" is null or summed.total = "expectedTotal")
      window own as (partition by "userId" order by n)
    ), accepted as (
      select possible.*, nextval('invoice_numbers') as number
      from possible where not is_one_too_many and not is_too_often
    ), numbered as (
      select *, case when total = 0 and "awaitsShippingCost" is not true then 'confirm' else 'pending' end
          as status,
        'INV-' || to_char("createdAt" at time zone '${BUSINESS_TIME_ZONE}', 'YYYYMM') || '-'
          || lpad(number::text, greatest(6, length(number::text)), '0') as invoice_number,
        -- A code never makes something of nothing, nor nothing of something; an amount that is not
        -- known yet has none.
        case when "awaitsShippingCost" then 0
          when total > 0 and total + "codeSign" * ${LARGEST_UNIQUE_CODE} > 0
          then "codeSign" * coalesce("freeCode", (${FIRST_FREE_CODE}), ${ownCode('number')})
          else 0 end::int as unique_code
      from accepted
    ), placed as (
      insert into orders (invoice_number, user_id, status, total_amount, shipping_amount,
        awaits_shipping_cost, unique_code, holds_amount, terms_version, created_at, expires_at,
        idempotency_key, request_hash)
      select invoice_number, "userId", status, total, coalesce("shippingAmount", 0),
        coalesce("awaitsShippingCost", false), unique_code, unique_code <> 0,
        "termsVersion", "createdAt", "expiresAt", "idempotencyKey", decode("requestHash", 'hex')
      from numbered
      -- Everybody in the same order: two batches with the same keys then cannot block each other.
      order by "userId", "idempotencyKey"
      -- The key was used before, or another order holds the amount.
      on conflict do nothing
      returning id, invoice_number
    ), known as (
      select placed.id, numbered.* from placed join numbered using (invoice_number)
    ), copied as (
      insert into order_lines (order_id, line_number, product_id, product_variant_id, product_name,
        variant_name, init, requires_license, price, qty, is_shipped, warranty_months, reserved_stock)
      select known.id, line_number, product_id, variant_id, product_name, variant_name, init,
        requires_license, price, qty, is_shipped, warranty_months, reserved_stock
      from known join priced using (n)
      returning id, order_id, line_number, product_name, variant_name, requires_license, is_shipped, qty,
        price
    ), recorded as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, after)
      select "createdAt", "actorKind", "actorId", "requestId", 'order', id, 'place',
        jsonb_build_object('status', status, 'total', total)
      from known
    ), mailed as (${insertJobSql(orderMailJob, {
      data: `jsonb_build_object('orderId', placed.id, 'event', 'placed')`,
      source: 'placed',
    })}
    -- Materialised, or it is made anew for every order.
    ), listed as materialized (
      select order_id, json_agg(json_build_object('id', id, 'productName', product_name,
        'variantName', variant_name, 'requiresLicense', requires_license, 'isShipped', is_shipped, 'qty', qty,
        'price', price) order by line_number) as lines
      from copied group by order_id
    )
    select known.id, known.invoice_number as "invoiceNumber", summed.total, summed.problem,
      coalesce(possible.is_one_too_many, false) as "isOneTooMany",
      coalesce(possible.is_too_often, false) as "isTooOften",
      known.unique_code as "uniqueCode",
      (select json_build_object('id', id, 'name', name, 'email', email, 'whatsapp', whatsapp)
        from users where id = known."userId") as "user", listed.lines
    from asked left join summed using (n) left join possible using (n) left join known using (n)
      left join listed on listed.order_id = known.id
    order by asked.n`,
};
