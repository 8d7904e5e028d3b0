import type { ApiScope } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../../../../platform/db/columns.ts';
import { users } from '../accounts.schema.ts';

/** Keys for programs. Rows stay, so that the history says what a key was. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** SHA-256 of the key: a copied database opens nothing. */
    keyHash: bytes('key_hash').notNull().unique(),
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    madeAt: timestamp('made_at').notNull(),
    lastUsedAt: timestamp('last_used_at'),
    /** Revoked, or ended with the access of its maker. */
    endedAt: timestamp('ended_at'),
  },
  (table) => [
    index('api_keys_open_of_maker').on(table.madeBy).where(sql`${table.endedAt} is null`),
  ],
);
