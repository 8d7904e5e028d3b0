import { type MosqueKind, type MosqueRole, mosqueKind, mosqueRole } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../../platform/db/columns.ts';
import { users } from '../accounts/accounts.schema.ts';

/** Owners of orders and licences. Names are not unique: two mosques are never merged by name. */
export const mosques = pgTable(
  'mosques',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MosqueKind>().notNull(),
    name: text('name').notNull(),
    /** Null until somebody gives it: a mosque added while buying has only a name. */
    town: text('town'),
    address: text('address'),
    taxNumber: text('tax_number'),
    /**
     * Its active ketuas. A trigger on the members counts them and refuses to go below one, unless the
     * mosque has ended; another
     * refuses to commit a new mosque without one.
     */
    ketuaCount: integer('ketua_count').notNull().default(0),
    /** Its last person deleted his account: it has nobody any more. */
    endedAt: timestamp('ended_at'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at').notNull(),
    /** The browser's key: the same key never makes a second mosque. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    unique('mosques_idempotency_key_unique').on(table.createdBy, table.idempotencyKey),
    // The admins' searches match inside words.
    index('mosques_name_trigrams').using('gin', sql`${table.name} gin_trgm_ops`),
    check('mosques_kind_known', isOneOf(table.kind, mosqueKind.options)),
  ],
);

/** Who belongs to a mosque, and for how long. A person who comes back gets a new row. */
export const mosqueMembers = pgTable(
  'mosque_members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mosqueId: integer('mosque_id')
      .notNull()
      .references(() => mosques.id, { onDelete: 'restrict' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    role: text('role').$type<MosqueRole>().notNull(),
    since: timestamp('since').notNull(),
    /** Null for an active member. Also written by a trigger when the user is deleted. */
    until: timestamp('until'),
  },
  (table) => [
    uniqueIndex('mosque_members_active_unique')
      .on(table.mosqueId, table.userId)
      .where(sql`${table.until} is null`),
    index('mosque_members_of_user').on(table.userId).where(sql`${table.until} is null`),
    check('mosque_members_role_known', isOneOf(table.role, mosqueRole.options)),
  ],
);
