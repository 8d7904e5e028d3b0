import { MAX_PRICE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isWithin, moment, rupiah } from '../../platform/db/columns.ts';
import { initDevices } from '../init-devices/init-devices.schema.ts';

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** HTML, sanitised before it is stored. */
    description: text('description').notNull().default(''),
    /** For admins only. */
    note: text('note').notNull().default(''),
    /** The download; shown only to those who have paid. */
    fileUrl: text('file_url'),
    requiresLicense: boolean('requires_license').notNull().default(true),
    price: rupiah('price').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** A deleted product leaves the catalogue; orders still point at it. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [check('products_price_range', isWithin(table.price, MAX_PRICE))],
);

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    /** Null only on a deleted one that let go of its init. */
    init: text('init').references(() => initDevices.init, {
      onUpdate: 'cascade',
      onDelete: 'restrict',
    }),
    price: rupiah('price').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('product_variants_product').on(table.productId),
    check(
      'product_variants_init_present',
      sql`${table.init} is not null or ${table.deletedAt} is not null`,
    ),
    check('product_variants_price_range', isWithin(table.price, MAX_PRICE)),
  ],
);
