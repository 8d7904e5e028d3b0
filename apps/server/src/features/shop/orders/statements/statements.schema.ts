import type { StatementLayout } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, isOneOf, reference, timestamp } from '../../../../platform/db/columns.ts';
import { users } from '../../../people/accounts/accounts.schema.ts';
import { paymentAccounts } from '../../payments/payments.schema.ts';

const accountId = () => reference('payment_account_id', () => paymentAccounts.id).notNull();
const person = (name: string) => reference(name, () => users.id).notNull();
const sen = (name: string) => bigint(name, { mode: 'number' });

/** A bank's file that was read. The file itself is not stored. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentAccountId: accountId(),
    fileName: text('file_name').notNull(),
    sha256: bytes('sha256').notNull(),
    bank: text('bank').notNull(),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Grows with each batch, to show progress. */
    readCount: integer('read_count').notNull().default(0),
    addedCount: integer('added_count').notNull().default(0),
    pendingCount: integer('pending_count').notNull(),
    unprovenCount: integer('unproven_count').notNull(),
    uploadedBy: person('uploaded_by'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    unique('bank_statements_file_unique').on(table.paymentAccountId, table.sha256),
    index('bank_statements_of_account').on(table.paymentAccountId, table.id),
  ],
);

/** A line of a statement or of a service's report, stored once however often it comes. */
export const bankMutations = pgTable(
  'bank_mutations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The file that brought it first; null while only a service has reported it. */
    statementId: reference('statement_id', () => bankStatements.id),
    /** The service's own name of the line. */
    reportedAs: text('reported_as'),
    paymentAccountId: accountId(),
    day: date('day').notNull(),
    direction: text('direction').$type<'credit' | 'debit'>().notNull(),
    amountSen: sen('amount_sen').notNull(),
    /** The balance after the mutation; it tells two equal transfers of a day apart. */
    balanceSen: sen('balance_sen'),
    /** Counts lines of a day that are alike even in this: money came, left and came again. */
    twin: integer('twin').notNull(),
    description: text('description').notNull(),
    isProven: boolean('is_proven').notNull(),
    ignoredReason: text('ignored_reason'),
    /** Set with the evidence that names it. */
    usedAt: timestamp('used_at'),
  },
  (table) => [
    uniqueIndex('bank_mutations_identity').on(
      table.paymentAccountId,
      table.day,
      table.direction,
      table.amountSen,
      sql`coalesce(${table.balanceSen}, -1000000000000000000)`,
      table.twin,
    ),
    uniqueIndex('bank_mutations_reported')
      .on(table.paymentAccountId, table.reportedAs)
      .where(sql`${table.reportedAs} is not null`),
    check(
      'bank_mutations_have_source',
      sql`${table.statementId} is not null or ${table.reportedAs} is not null`,
    ),
    index('bank_mutations_by_day').on(table.day, table.id),
    // Open lines of the admin's list; also used when a photo is compared with received amounts.
    index('bank_mutations_open')
      .on(table.amountSen)
      .where(
        sql`${table.direction} = 'credit' and ${table.usedAt} is null and ${table.ignoredReason} is null`,
      ),
    check('bank_mutations_direction_known', isOneOf(table.direction, ['credit', 'debit'])),
    check('bank_mutations_amount_range', sql`${table.amountSen} >= 0`),
    check(
      'bank_mutations_used_or_ignored',
      sql`${table.usedAt} is null or ${table.ignoredReason} is null`,
    ),
  ],
);

/** Which column is which in the files of a bank that we do not know. */
export const statementLayouts = pgTable('statement_layouts', {
  paymentAccountId: accountId().primaryKey(),
  layout: jsonb('layout').$type<StatementLayout>().notNull(),
  savedBy: person('saved_by'),
  savedAt: timestamp('saved_at').notNull(),
});

/** Texts of lines that are no sales, such as interest. */
export const ignoredTexts = pgTable(
  'ignored_mutation_texts',
  {
    paymentAccountId: accountId(),
    text: text('text').notNull(),
    reason: text('reason').notNull(),
    savedBy: person('saved_by'),
    savedAt: timestamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentAccountId, table.text] })],
);
