import { type NoticeState, noticeState } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../../platform/db/columns.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

/**
 * Messages to customers and whether they were sent. Each is written once, in the transaction that
 * causes it.
 */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The column has no foreign key, because notices outlive users, like history. */
    userId: integer('user_id').notNull(),
    event: text('event').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Distinguishes repeated events of one subject: a proof's version, a time. */
    occasion: text('occasion').notNull().default(''),
    channel: text('channel').notNull().default('mail'),
    /** Its words; those of WhatsApp have no HTML. */
    mail: jsonb('mail').$type<Mail>().notNull(),
    /** Of a WhatsApp message; a mail has `sentAt`, or `failed` while there is no mail server. */
    state: text('state').$type<NoticeState>(),
    /** The gateway's id of the message, used in its later reports. */
    gatewayId: text('gateway_id'),
    /** The last error. */
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
    // Unsent notices are a handful among years of rows.
    index('notices_to_send')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('waiting', 'by hand')`),
    check('notices_state_known', isOneOf(table.state, noticeState.options)),
  ],
);
