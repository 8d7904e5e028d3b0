import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
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
    mail: jsonb('mail').$type<Mail>().notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    repeatedAt: moment('repeated_at'),
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
  ],
);
