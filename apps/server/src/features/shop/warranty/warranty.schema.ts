import {
  type ClaimRefusal,
  type ClaimStatus,
  claimRefusal,
  claimStatus,
  MAX_CLAIM_PHOTOS,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, isWithin, reference, timestamp } from '../../../platform/db/columns.ts';
import { deviceIdColumn } from '../../licenses/licensing/device-id.ts';
import { users } from '../../people/accounts/accounts.schema.ts';
import { boxUnits } from '../shipping/shipping.schema.ts';

/** A customer's claim for a broken box. */
export const warrantyClaims = pgTable(
  'warranty_claims',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    boxUnitId: reference('box_unit_id', () => boxUnits.id).notNull(),
    userId: reference('user_id', () => users.id).notNull(),
    reason: text('reason').notNull(),
    /** The broken device according to the customer; null when he does not know. */
    deviceId: deviceIdColumn('device_id'),
    photos: uuid('photos').array().notNull(),
    status: text('status').$type<ClaimStatus>().notNull().default('open'),
    requestedAt: timestamp('requested_at').notNull(),
    /** The admin's question and the customer's answer. */
    question: text('question'),
    answer: text('answer'),
    refusalCode: text('refusal_code').$type<ClaimRefusal>(),
    /** The sentence that the customer reads. */
    decisionNote: text('decision_note'),
    decidedAt: timestamp('decided_at'),
    decidedBy: reference('decided_by', () => users.id),
  },
  (table) => [
    // One accepted claim ends the warranty; the index decides races.
    uniqueIndex('warranty_claims_one_accepted')
      .on(table.boxUnitId)
      .where(sql`${table.status} = 'accepted'`),
    uniqueIndex('warranty_claims_one_open')
      .on(table.boxUnitId)
      .where(sql`${table.status} in ('open', 'asked')`),
    index('warranty_claims_of_unit').on(table.boxUnitId),
    index('warranty_claims_of_user').on(table.userId),
    index('warranty_claims_by_status').on(table.status, table.id),
    check('warranty_claims_device_id_length', sql`length(${table.deviceId}) = 10`),
    check('warranty_claims_status_known', isOneOf(table.status, claimStatus.options)),
    check('warranty_claims_refusal_known', isOneOf(table.refusalCode, claimRefusal.options)),
    check(
      'warranty_claims_refused_with_code',
      sql`(${table.status} = 'refused') = (${table.refusalCode} is not null)`,
    ),
    check(
      'warranty_claims_decided_completely',
      sql`(${table.status} in ('open', 'asked')) = (${table.decidedAt} is null)`,
    ),
    check(
      'warranty_claims_photo_count',
      isWithin(sql`cardinality(${table.photos})`, MAX_CLAIM_PHOTOS, 1),
    ),
  ],
);
