import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { licenses } from '../../licensing.schema.ts';

/** Keys of another system, by which an imported licence is still known. */
export const licenseAliases = pgTable(
  'license_aliases',
  {
    licenseId: integer('license_id')
      .primaryKey()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    alias: text('alias').notNull(),
  },
  (table) => [
    uniqueIndex('license_aliases_alias').on(sql`upper(${table.alias})`),
    index('license_aliases_trigrams').using('gin', sql`${table.alias} gin_trgm_ops`),
  ],
);
