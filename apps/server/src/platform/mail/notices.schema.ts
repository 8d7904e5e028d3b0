import { type NoticeState, noticeState } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../db/columns.ts';
import type { Mail } from './mailer.ts';

/** What a customer was told, and whether it left. Written with the change it tells of, once. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key, like history: it outlives everything. */
    userId: integer('user_id').notNull(),
    event: text('event').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Tells apart what can happen to a thing more than once: a proof's version, a moment. */
    occasion: text('occasion').notNull().default(''),
    channel: text('channel').notNull().default('mail'),
    /** Its words; those of WhatsApp have no HTML. */
    mail: jsonb('mail').$type<Mail>().notNull(),
    /** Of a WhatsApp message; a mail has only `sentAt`. */
    state: text('state').$type<NoticeState>(),
    /** What the gateway calls it: its later reports name it so. */
    gatewayId: text('gateway_id'),
    /** What went wrong the last time. */
    failure: text('failure'),
    createdAt: timestamp('created_at').notNull(),
    sentAt: timestamp('sent_at'),
    repeatedAt: timestamp('repeated_at'),
  },
  (table) => [
    uniqueIndex('notices_once').on(
      table.event,
      table.subject,
      table.subjectId,
      table.occasion,
      table.channel,
    ),
    index('notices_of_user').on(table.userId, table.id),
    index('notices_by_gateway_id').on(table.gatewayId).where(sql`${table.gatewayId} is not null`),
    // What still has to leave is a handful among years of notices.
    index('notices_to_send')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('waiting', 'by hand')`),
    check('notices_state_known', isOneOf(table.state, noticeState.options)),
  ],
);
