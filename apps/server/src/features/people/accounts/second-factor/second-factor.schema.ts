import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../../../../platform/db/columns.ts';
import { users } from '../accounts.schema.ts';

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An admin has at most one authenticator app. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  /** The secret is sealed by `sealAtRest`. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Null until the first code was typed; then the factor is active. */
  confirmedAt: timestamp('confirmed_at'),
  /** The last half minute whose code was accepted: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** WebAuthn's credential id in base64url. */
    id: text('id').primaryKey(),
    userId: owner(),
    publicKey: bytes('public_key').notNull(),
    /** Grows with each use on devices that count: a lower one is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at').notNull(),
    lastUsedAt: timestamp('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Backup codes. A used one is deleted. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: owner(), codeHash: bytes('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** An open second-factor question: of a sign-in between its two steps, or of a session. */
export const factorQuestions = pgTable('factor_questions', {
  /** SHA-256 of the cookie that may answer. */
  key: bytes('key').primaryKey(),
  userId: owner(),
  /** The challenge that a passkey signs; empty when only codes are possible. */
  challenge: text('challenge').notNull().default(sql`''`),
  expiresAt: timestamp('expires_at').notNull(),
});
