import { MAX_STOCK, productLabel, type StockedOffer as ShownOffer } from '@timesync/contract';
import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { products, productVariants } from '../catalog.schema.ts';

/** A variant, or a product that has none. */
export interface Offer {
  productId: number;
  productVariantId?: number | null | undefined;
}

/** The table that counts an offer, and its row there. */
const counterOf = ({ productId, productVariantId }: Offer) =>
  productVariantId
    ? { table: productVariants, id: productVariantId }
    : { table: products, id: productId };

export interface StockedOffer {
  isShipped: boolean;
  name: string;
  stock: number | null;
}

/** Undefined for an offer that does not exist; the caller reports it. */
export async function findOffer(db: Queryable, offer: Offer): Promise<StockedOffer | undefined> {
  const { productId, productVariantId } = offer;
  const [found] = await db
    .select({
      isShipped: products.isShipped,
      name: sql<string>`${products.name} || coalesce(' (' || ${productVariants.name} || ')', '')`,
      stock: productVariantId ? productVariants.stock : products.stock,
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(
        eq(productVariants.productId, products.id),
        eq(productVariants.id, productVariantId ?? 0),
      ),
    )
    .where(eq(products.id, productId));
  return found;
}

/** A variant, or a product without any, that is shipped or counted. */
export async function listStockedOffers(db: Queryable, productId?: number): Promise<ShownOffer[]> {
  const isLive = and(eq(productVariants.productId, products.id), isNull(productVariants.deletedAt));
  const stock = sql<number | null>`case when ${productVariants.id} is null then ${products.stock}
    else ${productVariants.stock} end`;
  const rows = await db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      name: products.name,
      variant: productVariants.name,
      stock,
    })
    .from(products)
    .leftJoin(productVariants, isLive)
    .where(
      and(
        isNull(products.deletedAt),
        or(products.isShipped, sql`${stock} is not null`),
        productId === undefined ? undefined : eq(products.id, productId),
      ),
    )
    .orderBy(asc(products.name), asc(productVariants.id));
  return rows.map(({ name, variant, ...offer }) => ({
    ...offer,
    label: productLabel(name, variant),
  }));
}

/** The conditional update that decides who gets the last one. */
export async function subtractFromStock(
  db: Queryable,
  offer: Offer,
  qty: number,
): Promise<boolean> {
  const { table, id } = counterOf(offer);
  const updated = await db
    .update(table)
    .set({ stock: sql`${table.stock} - ${qty}` })
    .where(and(eq(table.id, id), gte(table.stock, qty)))
    .returning({ id: table.id });
  return updated.length > 0;
}

/** An offer that is no longer counted stays uncounted. */
export async function addToStock(db: Queryable, offer: Offer, qty: number): Promise<void> {
  const { table, id } = counterOf(offer);
  await db
    .update(table)
    .set({ stock: sql`least(${table.stock} + ${qty}, ${MAX_STOCK})` })
    .where(and(eq(table.id, id), isNotNull(table.stock)));
}

interface Count {
  /** Undefined: not counted again. */
  stock?: number | null | undefined;
  stockSeen?: number | null | undefined;
}

/** An admin's count; refused when the stock is neither what he saw nor what he wants, because of a sale. */
export async function saveStock(
  db: Queryable,
  offer: Offer,
  { stock, stockSeen }: Count,
): Promise<void> {
  if (stock === undefined) return;
  const { table, id } = counterOf(offer);
  const isAsSeen = sql`(${table.stock} is not distinct from ${stockSeen ?? null}
    or ${table.stock} is not distinct from ${stock})`;
  const saved = await db
    .update(table)
    .set({ stock })
    .where(and(eq(table.id, id), stockSeen === undefined ? undefined : isAsSeen))
    .returning({ id: table.id });
  if (saved.length > 0) return;
  throw new AppError('STOCK_CHANGED', { field: offer.productVariantId ? 'variants' : 'stock' });
}
