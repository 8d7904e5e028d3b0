import type { ListFilters, listWebhookDeliveries } from '@timesync/contract';
import { and, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { webhookDeliveries } from './webhooks.schema.ts';

const STORED_MS = 30 * 24 * 60 * 60 * 1000;

type NewDelivery = typeof webhookDeliveries.$inferInsert;
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** A try that is due; a job that is not the next one finds nothing. */
type Due = Pick<Delivery, 'id' | 'attempts'>;

const { id, webhookId, state, attempts, createdAt, lastTriedAt } = webhookDeliveries;
const isWaiting = eq(state, 'waiting');
const isDue = (due: Due) => and(eq(id, due.id), isWaiting, eq(attempts, due.attempts));

export function insertDeliveries(db: Queryable, deliveries: NewDelivery[]) {
  return db.insert(webhookDeliveries).values(deliveries).returning({ id });
}

/** Undefined when it was sent, given up, or tried by another job meanwhile. */
export async function findDueDelivery(db: Queryable, due: Due): Promise<Delivery | undefined> {
  const [found] = await db.select().from(webhookDeliveries).where(isDue(due));
  return found;
}

/** False when another job has tried it meanwhile. */
export async function recordTry(
  db: Queryable,
  due: Due,
  outcome: Partial<Delivery>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: due.attempts + 1 })
    .where(isDue(due));
  return rowCount === 1;
}

export async function hasArrivedSince(db: Queryable, webhook: string, since: Date) {
  const hasArrived = and(eq(state, 'delivered'), gte(lastTriedAt, since));
  return (await db.$count(webhookDeliveries, and(eq(webhookId, webhook), hasArrived))) > 0;
}

export async function failWaiting(db: Queryable, webhook: string, failure: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', failure })
    .where(and(eq(webhookId, webhook), isWaiting));
}

/** One that waits for its first try is on its way already. */
export const restartDelivery = (db: Queryable, delivery: number) =>
  restart(db, and(eq(id, delivery), or(ne(state, 'waiting'), gt(attempts, 0))));

export const restartFailed = (db: Queryable, webhook: Pick<Delivery, 'url'> & { id: string }) =>
  restart(db, and(eq(webhookId, webhook.id), eq(state, 'failed')), webhook.url);

function restart(db: Queryable, where: SQL | undefined, newUrl?: string) {
  return db
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, ...(newUrl && { url: newUrl }) })
    .where(where)
    .returning({ id, webhookId });
}

export async function forgetOldDeliveries({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const isOld = lt(createdAt, new Date(clock.now().getTime() - STORED_MS));
  await database.db.delete(webhookDeliveries).where(and(isOld, ne(state, 'waiting')));
}

export const deliveriesMatching = (
  filters: ListFilters<typeof listWebhookDeliveries>,
): ListSource => ({
  from: sql`webhook_deliveries d`,
  id: sql`d.id`,
  where: filters.state ? sql`d.state = ${filters.state}` : sql`true`,
  load: (db, ids) => db.select().from(webhookDeliveries).where(inArray(id, ids)),
});
