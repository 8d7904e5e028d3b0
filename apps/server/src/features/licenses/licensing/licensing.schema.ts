import type { TransferStatus } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAX_KEY_ID } from '../../../platform/crypto/stored-license-keys.ts';
import { bytes, isWithin, timestamp } from '../../../platform/db/columns.ts';
import { users } from '../../people/accounts/accounts.schema.ts';
import { mosques } from '../../people/mosques/mosques.schema.ts';
import { orderLines } from '../../shop/orders/orders.schema.ts';
import { deviceIdColumn } from './device-id.ts';

/** The status is computed from these columns and is not stored. */
export const licenses = pgTable(
  'licenses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseKey: text('license_key').notNull(),
    /** A copy: renaming or deleting an init device never changes an issued key. */
    init: text('init').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The mosque that owns it. Null: it belongs to its user. */
    mosqueId: integer('mosque_id').references(() => mosques.id, { onDelete: 'restrict' }),
    /** Where its device hangs, "ruang utama". */
    room: text('room'),
    /** Null for a gift and for an imported one. */
    orderLineId: integer('order_line_id').references((): AnyPgColumn => orderLines.id, {
      onDelete: 'restrict',
    }),
    /** 1 to the line's quantity. */
    unitIndex: integer('unit_index'),
    /** Copies as well: of the order line, or of what was given. */
    productName: text('product_name').notNull().default(''),
    variantName: text('variant_name'),
    /** Bought with a box, which has a warranty. */
    isBox: boolean('is_box').notNull().default(false),
    /** The browser's idempotency key for a gift. */
    giftKey: text('gift_key'),
    issuedAt: timestamp('issued_at').notNull(),
    firstActivatedAt: timestamp('first_activated_at'),
    suspendedAt: timestamp('suspended_at'),
    revokedAt: timestamp('revoked_at'),
  },
  (table) => [
    unique('licenses_key_unique').on(table.licenseKey),
    // Whatever the code does, one unit of one line is issued once.
    unique('licenses_unit_unique').on(table.orderLineId, table.unitIndex),
    uniqueIndex('licenses_gift_key_unique')
      .on(table.giftKey)
      .where(sql`${table.giftKey} is not null`),
    index('licenses_of_user').on(table.userId),
    index('licenses_of_mosque').on(table.mosqueId).where(sql`${table.mosqueId} is not null`),
    index('licenses_by_init').on(table.init),
    index('licenses_key_trigrams').using('gin', sql`${table.licenseKey} gin_trgm_ops`),
    index('licenses_revoked').on(table.id).where(sql`${table.revokedAt} is not null`),
    index('licenses_suspended').on(table.id).where(sql`${table.suspendedAt} is not null`),
    index('licenses_activated').on(table.id).where(sql`${table.firstActivatedAt} is not null`),
    check(
      'licenses_unit_complete',
      sql`(${table.orderLineId} is null) = (${table.unitIndex} is null)`,
    ),
  ],
);

/** Every device a licence was ever bound to. */
export const activations = pgTable(
  'activations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    /** Counts the bindings of a licence; the higher one wins on a device. */
    sequence: integer('sequence').notNull(),
    deviceId: deviceIdColumn('device_id').notNull(),
    deviceType: text('device_type').notNull(),
    deviceName: text('device_name'),
    appVersion: text('app_version'),
    /** The serial number of the box that the app reported. */
    serial: text('box_serial'),
    /** Twenty digits for the newest request of this device. */
    shortCode: text('short_code'),
    /** Signed after the transaction, then stored: asking again returns the same token. */
    token: text('token'),
    /**
     * SHA-256 of the secret that only the device received: with it the device can release the
     * licence.
     */
    releaseSecretHash: bytes('release_secret_hash'),
    activatedAt: timestamp('activated_at').notNull(),
    releasedAt: timestamp('released_at'),
    /** Set where no admin decided the release; the column's name comes from an earlier rule. */
    letGoAt: timestamp('cooling_until'),
    /** Since when an admin does not count this device as a move. */
    notCountedAt: timestamp('not_counted_at'),
    /** Since when this device is a box that the seller bound before sending it. */
    packedAt: timestamp('packed_at'),
    /** Since when an admin allows one more secret of this device; cleared when it is used. */
    resetAllowedAt: timestamp('reset_allowed_at'),
  },
  (table) => [
    unique('activations_sequence_unique').on(table.licenseId, table.sequence),
    // The backstop against races: one live device per licence.
    uniqueIndex('activations_one_live').on(table.licenseId).where(sql`${table.releasedAt} is null`),
    // One box goes into one parcel, however many admins pack.
    uniqueIndex('activations_packed_device')
      .on(table.deviceId)
      .where(sql`${table.packedAt} is not null and ${table.releasedAt} is null`),
    index('activations_of_device').on(table.deviceId),
    // A caller reads one group of its letters.
    index('activations_device_trigrams').using(
      'gin',
      sql`encode(${table.deviceId}, 'hex') gin_trgm_ops`,
    ),
    index('activations_released').on(table.licenseId).where(sql`${table.releasedAt} is not null`),
    check('activations_device_id_length', sql`length(${table.deviceId}) = 10`),
  ],
);

/**
 * The secrets that a device of a licence has shown. Another one on the same device id is a reset, or a
 * clone that came with the same id.
 */
export const deviceSecrets = pgTable(
  'device_secrets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    deviceId: deviceIdColumn('device_id').notNull(),
    secretHash: bytes('secret_hash').notNull(),
    firstSeenAt: timestamp('first_seen_at').notNull(),
    /** An admin allowed it beyond the free resets of a year. */
    isExtra: boolean('is_extra').notNull().default(false),
  },
  (table) => [
    unique('device_secrets_unique').on(table.licenseId, table.deviceId, table.secretHash),
  ],
);

/** The requests to move a licence to another device. */
export const transfers = pgTable(
  'transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    activationId: integer('activation_id')
      .notNull()
      .references(() => activations.id, { onDelete: 'restrict' }),
    note: text('note').notNull(),
    /** The pictures of the broken device. */
    evidence: uuid('evidence').array().notNull(),
    status: text('status').$type<TransferStatus>().notNull().default('open'),
    requestedAt: timestamp('requested_at').notNull(),
    decidedAt: timestamp('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decisionNote: text('decision_note'),
  },
  (table) => [
    uniqueIndex('transfers_one_open').on(table.licenseId).where(sql`${table.status} = 'open'`),
    index('transfers_of_license').on(table.licenseId),
    index('transfers_by_status').on(table.status, table.id),
    check('transfers_evidence_present', sql`cardinality(${table.evidence}) > 0`),
    check(
      'transfers_decided_completely',
      sql`(${table.status} = 'open') = (${table.decidedAt} is null)`,
    ),
  ],
);

/** The settings of a licence's clock. Each change is a new row, so that an earlier one can be used again. */
export const clockSettings = pgTable(
  'clock_settings',
  {
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'restrict' }),
    /** Counts the changes; the box takes only what is not lower than its own. */
    counter: integer('counter').notNull(),
    /** The settings, written as the query of the clock's link. */
    settings: text('settings').notNull(),
    savedAt: timestamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.counter] })],
);

/** The public half of every licence key that a server of this database ever started with. */
export const licensePublicKeys = pgTable(
  'license_public_keys',
  {
    /** The id that tokens and requests carry. */
    keyId: integer('key_id').primaryKey(),
    /** The keys are uncompressed points of P-256. */
    signing: bytes('signing').notNull(),
    sealing: bytes('sealing').notNull(),
    registeredAt: timestamp('registered_at').notNull().defaultNow(),
  },
  (table) => [check('license_public_keys_id', isWithin(table.keyId, MAX_KEY_ID))],
);
