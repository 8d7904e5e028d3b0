import {
  type HandoverKind,
  type HandoverStatus,
  handoverKind,
  handoverStatus,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.schema.ts';
import { mosques } from '../mosques/mosques.schema.ts';

/** A ketua's place that goes to the next one. The links are stored nowhere (handover-link.ts). */
export const handovers = pgTable(
  'handovers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mosqueId: integer('mosque_id')
      .notNull()
      .references(() => mosques.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<HandoverKind>().notNull(),
    status: text('status').$type<HandoverStatus>().notNull().default('waiting'),
    /** The ketua who leaves. */
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The next ketua: known from the start for a lost account, otherwise once he has confirmed. */
    toUserId: integer('to_user_id').references(() => users.id, { onDelete: 'restrict' }),
    /** The account that may confirm has this address or this number. */
    successorEmail: text('successor_email'),
    successorWhatsapp: text('successor_whatsapp'),
    /** The ketua, or the admin. */
    startedBy: integer('started_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startedAt: timestamp('started_at').notNull(),
    /** Own: when the link ends. Lost account: when it is carried out. */
    deadlineAt: timestamp('deadline_at').notNull(),
    /** Why the admin believes that the account is lost. */
    reason: text('reason'),
    /** The photographed letter of the mosque. */
    letter: uuid('letter').array().notNull(),
    objection: text('objection'),
    finishedAt: timestamp('finished_at'),
  },
  (table) => [
    uniqueIndex('handovers_one_open')
      .on(table.mosqueId)
      .where(sql`${table.status} in ('waiting', 'objected')`),
    index('handovers_waiting').on(table.deadlineAt).where(sql`${table.status} = 'waiting'`),
    index('handovers_by_status').on(table.status, table.id),
    check('handovers_kind_known', isOneOf(table.kind, handoverKind.options)),
    check('handovers_status_known', isOneOf(table.status, handoverStatus.options)),
    check(
      'handovers_finished_completely',
      sql`(${table.status} in ('waiting', 'objected')) = (${table.finishedAt} is null)`,
    ),
    check(
      'handovers_done_to_somebody',
      sql`${table.status} <> 'done' or ${table.toUserId} is not null`,
    ),
    check(
      'handovers_lost_completely',
      sql`case ${table.kind} when 'lost'
        then ${table.toUserId} is not null and ${table.reason} is not null and cardinality(${table.letter}) > 0
        else num_nonnulls(${table.successorEmail}, ${table.successorWhatsapp}) = 1 end`,
    ),
  ],
);
