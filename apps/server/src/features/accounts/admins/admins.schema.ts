import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../platform/db/columns.ts';
import { users } from '../accounts.schema.ts';

/** One open invitation per address; used and withdrawn ones are deleted, the history keeps them. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    /** SHA-256 of what the link carries. */
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('admin_invitations_email').on(sql`lower(${table.email})`)],
);
