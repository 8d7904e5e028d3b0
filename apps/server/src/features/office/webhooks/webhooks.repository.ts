import type { ListFilters, listWebhookDeliveries } from '@timesync/contract';
import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { orNull, type Row } from '../../../platform/db/rows.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { webhookDeliveries } from './webhooks.schema.ts';

type NewDelivery = typeof webhookDeliveries.$inferInsert;
export type Delivery = typeof webhookDeliveries.$inferSelect;

const isWaiting = eq(webhookDeliveries.state, 'waiting');

export function insertDeliveries(db: Queryable, deliveries: NewDelivery[]) {
  return db.insert(webhookDeliveries).values(deliveries).returning({ id: webhookDeliveries.id });
}

/** Undefined when it was sent, given up, or tried by another job meanwhile. */
export async function findDueDelivery(
  db: Queryable,
  { id, attempts }: { id: number; attempts: number },
): Promise<Delivery | undefined> {
  const isDue = and(
    eq(webhookDeliveries.id, id),
    isWaiting,
    eq(webhookDeliveries.attempts, attempts),
  );
  const [found] = await db.select().from(webhookDeliveries).where(isDue);
  return found;
}

/** False when another job has tried it meanwhile. */
export async function recordTry(
  db: Queryable,
  { id, attempts }: { id: number; attempts: number },
  outcome: Pick<Delivery, 'state' | 'status' | 'failure' | 'lastTriedAt'>,
): Promise<boolean> {
  const isSame = and(
    eq(webhookDeliveries.id, id),
    isWaiting,
    eq(webhookDeliveries.attempts, attempts),
  );
  const recorded = await db
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: attempts + 1 })
    .where(isSame)
    .returning({ id: webhookDeliveries.id });
  return recorded.length > 0;
}

export async function hasArrivedSince(
  db: Queryable,
  webhookId: string,
  since: Date,
): Promise<boolean> {
  const { state, lastTriedAt } = webhookDeliveries;
  const [found] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(state, 'delivered'),
        sql`${lastTriedAt} >= ${sql.param(since, lastTriedAt)}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function failWaiting(
  db: Queryable,
  webhookId: string,
  failure: string,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', failure })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting));
}

const startsAgain = { state: 'waiting', attempts: 0 } as const;

/** One that waits for its first try is on its way already. */
export async function restartDelivery(db: Queryable, id: number): Promise<string | undefined> {
  const canStart = or(
    ne(webhookDeliveries.state, 'waiting'),
    sql`${webhookDeliveries.attempts} > 0`,
  );
  const [restarted] = await db
    .update(webhookDeliveries)
    .set(startsAgain)
    .where(and(eq(webhookDeliveries.id, id), canStart))
    .returning({ webhookId: webhookDeliveries.webhookId });
  return restarted?.webhookId;
}

export function restartFailed(db: Queryable, { id, url }: { id: string; url: string }) {
  return db
    .update(webhookDeliveries)
    .set({ ...startsAgain, url })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'failed')))
    .returning({ id: webhookDeliveries.id });
}

export async function forgetDeliveries(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, 'waiting')));
}

const { id, webhookId, url, event, state, attempts, status, failure, createdAt, lastTriedAt } =
  webhookDeliveries;
const readers = {
  ...{ id, webhookId, url, event, state, createdAt, attempts },
  lastTriedAt: orNull(lastTriedAt),
  status: orNull(status),
  failure: orNull(failure),
};
export type DeliveryRow = Row<typeof readers>;

export function deliveriesMatching({
  state,
}: ListFilters<typeof listWebhookDeliveries>): ListSource {
  const where: SQL = state ? sql`d.state = ${state}` : sql`true`;
  return {
    from: sql`webhook_deliveries d`,
    id: sql`d.id`,
    where,
    columns: sql`d.id, d.webhook_id as "webhookId", d.url, d.event, d.state, d.created_at as "createdAt", d.attempts,
      d.last_tried_at as "lastTriedAt", d.status, d.failure`,
    readers,
  };
}
