// Tells other systems what happened: written in the transaction of the change, so that nobody hears of
// what was rolled back. Where no address wants the event, nothing is read or written.
import type { WebhookEvent } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type JobKind, shortJob } from '../../../platform/jobs/jobs.ts';
import { insertDeliveries, restartDelivery } from './webhooks.repository.ts';

export interface WebhookJob {
  deliveryId: number;
  /** From 1. */
  attempt: number;
}

/** Each attempt is a job of its own; the queue repeats only what a killed process left unfinished. */
export const webhookJob: JobKind<WebhookJob> = {
  name: 'webhook',
  options: {
    ...shortJob,
    retryLimit: 56,
    retryDelay: 10,
    retryDelayMax: 3600,
    retryBackoff: true,
    deleteAfterSeconds: 600,
  },
};

export type WebhookServices = Pick<Dependencies, 'clock' | 'jobs' | 'settings'>;

/** `describe` returns what each message says: never a key, token, password or proof. */
export async function queueWebhooks(
  { clock, jobs, settings }: WebhookServices,
  tx: Tx,
  event: WebhookEvent,
  describe: () => object[] | Promise<object[]>,
): Promise<void> {
  const wanting = settings.current.webhooks.filter(
    ({ events, stopped }) => !stopped && events.includes(event),
  );
  if (wanting.length === 0) return;
  const createdAt = clock.now();
  const bodies = (await describe()).map((data) =>
    JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data }),
  );
  const deliveries = wanting.flatMap(({ id: webhookId, url }) =>
    bodies.map((body) => ({ webhookId, url, event, body, createdAt })),
  );
  if (deliveries.length === 0) return;
  await queueFirstTries({ jobs }, tx, await insertDeliveries(tx, deliveries));
}

export async function queueFirstTries(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Tx,
  deliveries: Array<{ id: number }>,
): Promise<void> {
  const first = deliveries.map(({ id: deliveryId }) => ({ deliveryId, attempt: 1 }));
  await jobs.enqueueMany(tx, webhookJob, first);
}

const ON_ITS_WAY = 'Kabar ini sedang dikirim, atau sudah dihapus. Muat ulang halaman.';
const STOPPED = 'Alamat ini berhenti atau sudah dihapus. Nyalakan dulu di Pengaturan.';

/** Under its former id, so that a receiver that had it after all does nothing twice. */
export async function sendWebhookAgain(
  { database, jobs, settings }: Pick<Dependencies, 'database' | 'jobs' | 'settings'>,
  id: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [restarted] = await restartDelivery(tx, id);
    if (!restarted) throw new AppError('CONFLICT', { message: ON_ITS_WAY });
    const webhook = settings.current.webhooks.find((one) => one.id === restarted.webhookId);
    if (!webhook || webhook.stopped) throw new AppError('CONFLICT', { message: STOPPED });
    await queueFirstTries({ jobs }, tx, [restarted]);
  });
}
