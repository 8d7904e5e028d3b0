import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../../../../../platform/db/columns.ts';
import { licenses } from '../../licensing.schema.ts';

/** Keys of another system, by which an imported licence is still known. */
export const licenseAliases = pgTable(
  'license_aliases',
  {
    licenseId: integer('license_id')
      .primaryKey()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    alias: text('alias').notNull(),
    /** The licence has changed hands: its former owner knows the alias. */
    deadSince: timestamp('dead_since'),
  },
  (table) => [
    uniqueIndex('license_aliases_alias').on(sql`upper(${table.alias})`),
    index('license_aliases_trigrams').using('gin', sql`${table.alias} gin_trgm_ops`),
  ],
);
