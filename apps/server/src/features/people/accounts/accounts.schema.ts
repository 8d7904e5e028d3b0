import {
  type AdminRole,
  adminRole,
  type Role,
  role,
  type UserSource,
  userSource,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, isOneOf, timestamp } from '../../../platform/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The number in E.164: `+628…`. */
    whatsapp: text('whatsapp').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Made by us and shown once; false as soon as its owner has chosen another. */
    hasGeneratedPassword: boolean('has_generated_password').notNull().default(false),
    /** After this time an unused generated password no longer works. */
    passwordExpiresAt: timestamp('password_expires_at'),
    role: text('role').$type<Role>().notNull().default('user'),
    /** What an admin may do; nothing without one. */
    adminRole: text('admin_role').$type<AdminRole>(),
    /** How the account came to be; trials are counted by it. */
    source: text('source').$type<UserSource>().notNull().default('signup'),
    /** Has a paid order. Written where orders become paid or refunded: lists filter by it. */
    hasBought: boolean('has_bought').notNull().default(false),
    /** An installer or reseller: an admin says so, and prices and his own page follow it. */
    isMitra: boolean('is_mitra').notNull().default(false),
    avatar: text('avatar'),
    /** Whether an admin gets mails about pending work. */
    wantsNews: boolean('wants_news').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    whatsappVerified: boolean('whatsapp_verified').notNull().default(false),
    /** Since when the user agrees to WhatsApp messages; null means no. */
    whatsappConsentAt: timestamp('whatsapp_consent_at'),
    /** Since when a customer wants no reminders. */
    remindersStoppedAt: timestamp('reminders_stopped_at'),
    /** Which privacy policy was agreed to, and when: consent must be provable. */
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: timestamp('privacy_accepted_at'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
    /** A deleted user leaves every list, but orders still name him. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
    // Counting and the pages of the list read only this.
    index('users_live').on(table.id).where(sql`${table.deletedAt} is null`),
    index('users_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // Filters by origin and purchase, alone and together, in the list's order.
    index('users_by_source').on(table.source, table.id).where(sql`${table.deletedAt} is null`),
    index('users_by_purchase').on(table.hasBought, table.id).where(sql`${table.deletedAt} is null`),
    index('users_by_source_and_purchase')
      .on(table.source, table.hasBought, table.id)
      .where(sql`${table.deletedAt} is null`),
    // The index serves filters, which match inside words.
    index('users_name_trigrams').using('gin', sql`${table.name} gin_trgm_ops`),
    index('users_email_trigrams').using('gin', sql`${table.email} gin_trgm_ops`),
    index('users_whatsapp_trigrams').using('gin', sql`${table.whatsapp} gin_trgm_ops`),
    check('users_source_known', isOneOf(table.source, userSource.options)),
    check('users_role_known', isOneOf(table.role, role.options)),
    check('users_admin_role_known', isOneOf(table.adminRole, adminRole.options)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: a copied database opens no session. */
    key: bytes('key').primaryKey(),
    /** Used by the owner to end the session, so that the key stays out of URLs and logs. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: timestamp('signed_in_at').notNull(),
    lastSeenAt: timestamp('last_seen_at').notNull(),
    /** The last re-authentication after the sign-in, by password or second factor. */
    confirmedAt: timestamp('confirmed_at'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** At most one live recovery code per account: the user is the key. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    /** The address it was mailed to, in lower case; it is valid for no other. */
    sentTo: text('sent_to').notNull(),
    /**
     * The network that requested it. Its attempts are counted separately, so that strangers cannot
     * use them up.
     */
    network: text('network').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    attemptsElsewhere: smallint('attempts_elsewhere').notNull().default(0),
    expiresAt: timestamp('expires_at').notNull(),
    /** Set when the code was verified: SHA-256 of the cookie of the browser that did it. */
    ticketHash: bytes('ticket_hash'),
  },
  (table) => [uniqueIndex('recovery_codes_ticket').on(table.ticketHash)],
);
