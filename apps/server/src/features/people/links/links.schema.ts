import { type AdminRole, adminRole, type LinkKind, linkKind } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, timestamp } from '../../../platform/db/columns.ts';
import { licenses } from '../../licenses/licensing/licensing.schema.ts';
import { users } from '../accounts/accounts.schema.ts';
import { mosques } from '../mosques/mosques.schema.ts';

const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'restrict' });

/** Everything that one person gives another by a link (link-kinds.ts). Rows are never deleted. */
export const links = pgTable(
  'links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** The SHA-256 of the random code in the link. */
    codeHash: bytes('code_hash').notNull().unique(),
    /** No two open links may be about the same thing. */
    onlyOne: text('only_one'),
    madeBy: person('made_by').notNull(),
    madeAt: timestamp('made_at').notNull(),
    /** The receiver. Both are null when anybody who has the link may use it. */
    email: text('email'),
    whatsapp: text('whatsapp'),
    mosqueId: integer('mosque_id').references(() => mosques.id, { onDelete: 'restrict' }),
    licenseId: integer('license_id').references(() => licenses.id, { onDelete: 'restrict' }),
    /** The account that a login link opens, or the ketua whose place it gives. */
    accountId: person('account_id'),
    /** What an invited admin will be. */
    adminRole: text('admin_role').$type<AdminRole>(),
    /** The old ketua leaves; otherwise he stays as pengurus. */
    leaves: boolean('leaves').notNull().default(false),
    expiresAt: timestamp('expires_at').notNull(),
    usedAt: timestamp('used_at'),
    /** Null for a person without an account. */
    usedBy: person('used_by'),
    withdrawnAt: timestamp('withdrawn_at'),
    /** Null when it ended with its maker's right. */
    withdrawnBy: person('withdrawn_by'),
  },
  (table) => {
    const isOpen = sql`${table.usedAt} is null and ${table.withdrawnAt} is null`;
    return [
      uniqueIndex('links_only_one').on(table.onlyOne).where(isOpen),
      index('links_open_of_maker').on(table.madeBy).where(isOpen),
      index('links_open_of_mosque').on(table.mosqueId).where(isOpen),
      index('links_open_of_license').on(table.licenseId).where(isOpen),
      check('links_kind_known', isOneOf(table.kind, linkKind.options)),
      check('links_admin_role_known', isOneOf(table.adminRole, adminRole.options)),
      check('links_end_once', sql`${table.usedAt} is null or ${table.withdrawnAt} is null`),
      check('links_used_completely', sql`${table.usedBy} is null or ${table.usedAt} is not null`),
      check(
        'links_give_something',
        sql`case when ${table.kind} in ('license', 'mosqueLicense', 'gift') then ${table.licenseId} is not null
          when ${table.kind} = 'login' then ${table.accountId} is not null
          when ${table.kind} = 'admin' then ${table.email} is not null
          when ${table.kind} = 'member' then ${table.mosqueId} is not null
          else ${table.mosqueId} is not null and ${table.accountId} is not null end`,
      ),
    ];
  },
);
