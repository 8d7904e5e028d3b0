import { type Role, role } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, timestamp } from '../../../platform/db/columns.ts';
import { users } from '../accounts.schema.ts';

/**
 * One open invitation per address; used and withdrawn ones are deleted and stay in the history. The
 * table is named for the time when only admins were invited.
 */
export const invitations = pgTable(
  'admin_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    /** The role of the invited person. */
    role: text('role').$type<Role>().notNull().default('admin'),
    /** SHA-256 of what the link carries. */
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_invitations_email').on(sql`lower(${table.email})`),
    check('admin_invitations_role_known', isOneOf(table.role, role.options)),
  ],
);
