import {
  MAX_PRICE,
  MAX_STOCK,
  MAX_WARRANTY_MONTHS,
  MAX_WEIGHT_GRAMS,
  type PriceStep,
  WARRANTY_MONTHS,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isWithin, reference, rupiah, timestamp } from '../../../platform/db/columns.ts';
import { initDevices } from '../../licenses/init-devices/init-devices.schema.ts';

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** HTML, sanitised before it is stored. */
    description: text('description').notNull().default(''),
    /** Only admins see the note. */
    note: text('note').notNull().default(''),
    /** The download; shown only to customers who have paid. */
    fileUrl: text('file_url'),
    requiresLicense: boolean('requires_license').notNull().default(true),
    price: rupiah('price').notNull(),
    /** A box that travels to an address, unlike a licence or a file. */
    isShipped: boolean('is_shipped').notNull().default(false),
    weightGrams: integer('weight_grams'),
    warrantyMonths: integer('warranty_months').notNull().default(WARRANTY_MONTHS),
    /** Stock when the product has no variants; null means not counted. */
    stock: integer('stock'),
    /** Its picture among the files; null where it is drawn. */
    pictureId: uuid('picture_id'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
    /** A deleted product leaves the catalogue; orders still point at it. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    check('products_price_range', isWithin(table.price, MAX_PRICE)),
    check('products_stock_range', isWithin(table.stock, MAX_STOCK)),
    check('products_weight_range', isWithin(table.weightGrams, MAX_WEIGHT_GRAMS, 1)),
    check('products_warranty_range', isWithin(table.warrantyMonths, MAX_WARRANTY_MONTHS)),
  ],
);

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: reference('product_id', () => products.id).notNull(),
    name: text('name').notNull(),
    /** Null only for a deleted variant. */
    init: text('init').references(() => initDevices.init, {
      onUpdate: 'cascade',
      onDelete: 'restrict',
    }),
    price: rupiah('price').notNull(),
    /** Quantities rise and prices fall, all below `price`: the check's function is in the migration. */
    priceSteps: jsonb('price_steps').$type<PriceStep[]>().notNull().default([]),
    /** What a mitra pays besides: the same rules, but from one piece on. Only admins and mitras see them. */
    mitraSteps: jsonb('mitra_steps').$type<PriceStep[]>().notNull().default([]),
    /** Stock; null means not counted. */
    stock: integer('stock'),
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    index('product_variants_product').on(table.productId),
    check(
      'product_variants_init_present',
      sql`${table.init} is not null or ${table.deletedAt} is not null`,
    ),
    check('product_variants_price_range', isWithin(table.price, MAX_PRICE)),
    check(
      'product_variants_price_steps',
      sql`are_price_steps(${table.priceSteps}, ${table.price})`,
    ),
    check(
      'product_variants_mitra_steps',
      sql`are_mitra_steps(${table.mitraSteps}, ${table.price})`,
    ),
    check('product_variants_stock_range', isWithin(table.stock, MAX_STOCK)),
  ],
);
