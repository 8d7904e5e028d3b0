import { MAX_PRICE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { isWithin, reference, rupiah, timestamp } from '../../../platform/db/columns.ts';
import { licenses } from '../../licenses/licensing/licensing.schema.ts';
import { users } from '../../people/accounts/accounts.schema.ts';
import { orderLines, orders } from '../orders/orders.schema.ts';

/**
 * The address of a parcel. Places are text: customers may type places that our list does not have.
 */
const address = () => ({
  name: text('name').notNull(),
  /** The number in E.164: `+628…`. */
  whatsapp: text('whatsapp').notNull(),
  street: text('street').notNull(),
  kelurahan: text('kelurahan').notNull(),
  kecamatan: text('kecamatan').notNull(),
  city: text('city').notNull(),
  province: text('province').notNull(),
  postcode: text('postcode').notNull(),
});

/** The customer's last address, the default of his next order. */
export const shippingAddresses = pgTable('shipping_addresses', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...address(),
  savedAt: timestamp('saved_at').notNull(),
});

/** A copy: where this order goes, whatever the customer types next time. */
export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: reference('order_id', () => orders.id).primaryKey(),
    ...address(),
  },
  (table) => [check('order_addresses_postcode_digits', sql`${table.postcode} ~ '^[0-9]{5}$'`)],
);

/** Shipping cost of an order by province; others have the shop's default. */
export const shippingRates = pgTable(
  'shipping_rates',
  { province: text('province').primaryKey(), price: rupiah('price').notNull() },
  (table) => [check('shipping_rates_price_range', isWithin(table.price, MAX_PRICE))],
);

/** Every single box of an order, and the boxes that replaced one under its warranty. */
export const boxUnits = pgTable(
  'box_units',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: reference('order_line_id', () => orderLines.id).notNull(),
    /** 1 to the line's quantity. */
    unitIndex: integer('unit_index').notNull(),
    /** The serial number printed on the box; null until it is packed. */
    serial: text('serial'),
    licenseId: reference('license_id', () => licenses.id),
    /** The last day counts whole, on the business's calendar. */
    warrantyUntil: date('warranty_until'),
    replacesUnitId: reference('replaces_unit_id', (): AnyPgColumn => boxUnits.id),
    replacedAt: timestamp('replaced_at'),
  },
  (table) => [
    uniqueIndex('box_units_serial_unique').on(sql`lower(${table.serial})`),
    index('box_units_serial_trigrams').using('gin', sql`${table.serial} gin_trgm_ops`),
    uniqueIndex('box_units_unit_unique')
      .on(table.orderLineId, table.unitIndex)
      .where(sql`${table.replacesUnitId} is null`),
    // A box is replaced once.
    uniqueIndex('box_units_replaces_unique')
      .on(table.replacesUnitId)
      .where(sql`${table.replacesUnitId} is not null`),
    index('box_units_of_line').on(table.orderLineId),
    index('box_units_of_license').on(table.licenseId),
  ],
);
