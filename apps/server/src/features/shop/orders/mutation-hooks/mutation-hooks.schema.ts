import { type MutationService, mutationServices } from '@timesync/contract';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, reference, timestamp } from '../../../../platform/db/columns.ts';
import { users } from '../../../people/accounts/accounts.schema.ts';
import { paymentAccounts } from '../../payments/payments.schema.ts';

/** An account whose mutations a service reports. */
export const mutationHooks = pgTable(
  'mutation_hooks',
  {
    paymentAccountId: reference('payment_account_id', () => paymentAccounts.id).primaryKey(),
    service: text('service').$type<MutationService>().notNull(),
    /** See `sealAtRest`: a signature is computed from it, so a hash would not do. */
    sealedSecret: bytes('sealed_secret').notNull(),
    booksItself: boolean('books_itself').notNull().default(false),
    savedBy: reference('saved_by', () => users.id).notNull(),
    savedAt: timestamp('saved_at').notNull(),
    lastReceivedAt: timestamp('last_received_at'),
  },
  (table) => [check('mutation_hooks_service_known', isOneOf(table.service, [...mutationServices]))],
);
