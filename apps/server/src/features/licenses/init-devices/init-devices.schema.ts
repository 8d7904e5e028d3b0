import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** A short code and the device types that may use licences with that prefix. */
export const initDevices = pgTable(
  'init_devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    init: text('init').notNull(),
    deviceType: text('device_type').array().notNull(),
  },
  (table) => [
    unique('init_devices_init_unique').on(table.init),
    check('init_devices_init_shape', sql`${table.init} ~ '^[A-Z0-9]{1,6}$'`),
    check('init_devices_types_present', sql`cardinality(${table.deviceType}) > 0`),
  ],
);
