import type { ActorKind } from '@timesync/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../db/columns.ts';

/** What happened to a thing, by whom, and when. A trigger refuses updates and deletes. */
export const history = pgTable(
  'history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    /** Null for the system. Without a foreign key: history outlives everything. */
    actorId: integer('actor_id'),
    requestId: text('request_id'),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    action: text('action').notNull(),
    note: text('note'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('history_of_subject').on(table.subject, table.subjectId, table.id),
    index('history_of_actor').on(table.actorId, table.id),
  ],
);

/**
 * The state of the history when it was sealed: all ids from the first to the last except the
 * missing ones, and late ones that were missing in an earlier seal. A trigger refuses updates and
 * deletes.
 */
export const historySeals = pgTable('history_seals', {
  number: integer('number').primaryKey(),
  sealedAt: timestamp('sealed_at').notNull(),
  firstId: bigint('first_id', { mode: 'number' }).notNull(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  /** Rolled back or not yet committed. */
  missing: bigint('missing', { mode: 'number' }).array().notNull(),
  late: bigint('late', { mode: 'number' }).array().notNull(),
  /** SHA-256 over the seal before, this seal and its rows. */
  hash: bytes('hash').notNull(),
});
