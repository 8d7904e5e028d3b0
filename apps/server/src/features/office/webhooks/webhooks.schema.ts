import { type WebhookDeliveryState, type WebhookEvent, webhookDelivery } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../../platform/db/columns.ts';

/** What is sent to the addresses of other systems; each is written in the transaction that causes it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** For receivers: a restored shop must not use an id again. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    /** Of the address in the settings. */
    webhookId: uuid('webhook_id').notNull(),
    url: text('url').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** As text: what is signed is sent byte by byte. */
    body: text('body').notNull(),
    state: text('state').$type<WebhookDeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    failure: text('failure'),
    createdAt: timestamp('created_at').notNull(),
    lastTriedAt: timestamp('last_tried_at'),
  },
  (table) => [
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.state, table.lastTriedAt),
    index('webhook_deliveries_by_age').on(table.createdAt),
    // The few that have not arrived, among months of rows.
    index('webhook_deliveries_open')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('waiting', 'failed')`),
    check(
      'webhook_deliveries_state_known',
      isOneOf(table.state, webhookDelivery.shape.state.options),
    ),
  ],
);
