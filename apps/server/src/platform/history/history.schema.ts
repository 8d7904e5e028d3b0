import type { ActorKind } from '@timesync/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../db/columns.ts';

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
