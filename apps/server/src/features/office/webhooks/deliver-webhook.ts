// A message is sent at least once, for a day with growing pauses. Then its address is switched off and
// the admins are told, unless the address accepted another message meanwhile.

import { openSecret } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { failureReason } from '../../../platform/jobs/failure-reason.ts';
import { explainSilence } from '../../../platform/webhooks/post-webhook.ts';
import { signWebhook } from '../../../platform/webhooks/sign-webhook.ts';
import { notifyAdmins } from '../admin-digest/notify-admins.ts';
import { markWebhookStopped } from '../settings/webhook-addresses.ts';
import { type WebhookJob, webhookJob } from './queue-webhooks.ts';
import {
  type Delivery,
  failWaiting,
  findDueDelivery,
  forgetDeliveries,
  hasArrivedSince,
  recordTry,
} from './webhooks.repository.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const PAUSES_SECONDS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 16 * HOUR];
/** The receiver wants no more. */
const GONE = 410;
/** These jobs mostly wait for another server; half of them may hang. */
const AT_ONCE = 8;
const STORED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Needed = Pick<
  Dependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'licenseKeys' | 'postWebhook' | 'settings'
>;
type Answer = Pick<Delivery, 'status' | 'failure'>;

export async function sendWebhooks(dependencies: Needed): Promise<void> {
  const send = (job: WebhookJob) => deliverWebhook(dependencies, job);
  await dependencies.jobs.work(webhookJob, send, { atOnce: AT_ONCE });
}

export async function deliverWebhook(
  dependencies: Needed,
  { deliveryId, attempt }: WebhookJob,
): Promise<void> {
  const { clock, config, database, settings } = dependencies;
  const due = { id: deliveryId, attempts: attempt - 1 };
  const delivery = await findDueDelivery(database.db, due);
  if (!delivery) return;
  const giveUp = (failure: string) =>
    recordTry(database.db, due, {
      state: 'failed',
      failure,
      status: delivery.status,
      lastTriedAt: delivery.lastTriedAt,
    });

  const webhook = settings.current.webhooks.find(({ id }) => id === delivery.webhookId);
  if (!webhook) return void (await giveUp('Alamat ini sudah dihapus'));
  if (webhook.stopped) return void (await giveUp('Alamat ini sedang berhenti'));
  if (config.OUTBOX_ONLY) return void (await giveUp('Server ini tidak mengirim (OUTBOX_ONLY)'));

  const answer = await post(dependencies, webhook, delivery);
  const tried = { ...answer, lastTriedAt: clock.now() };
  if (answer.failure === null) {
    await recordTry(database.db, due, { ...tried, state: 'delivered' });
    return;
  }
  const afterSeconds = answer.status === GONE ? undefined : PAUSES_SECONDS[attempt - 1];
  if (afterSeconds === undefined) return endTries(dependencies, delivery, tried);
  await database.transaction(async (tx) => {
    if (!(await recordTry(tx, due, { ...tried, state: 'waiting' }))) return;
    const next = { deliveryId, attempt: attempt + 1 };
    await dependencies.jobs.enqueue(tx, webhookJob, next, { afterSeconds });
  });
}

async function post(
  { clock, licenseKeys, postWebhook }: Needed,
  { url, sealedSecret }: { url: string; sealedSecret: string },
  { messageId, body }: Delivery,
): Promise<Answer> {
  const secret = await openSecret(licenseKeys, sealedSecret);
  const headers = signWebhook(secret, { id: `msg_${messageId}`, sentAt: clock.now(), body });
  try {
    const status = await postWebhook({ url, headers, body });
    const isAccepted = status >= 200 && status < 300;
    return { status, failure: isAccepted ? null : `Dijawab dengan status ${status}` };
  } catch (error) {
    return { status: null, failure: explainSilence(error) ?? failureReason(error) };
  }
}

async function endTries(
  dependencies: Needed,
  { id, attempts, webhookId, url, createdAt }: Delivery,
  tried: Answer & { lastTriedAt: Date },
): Promise<void> {
  const { clock, database, settings } = dependencies;
  const reason = tried.failure ?? '';
  await database.transaction(async (tx) => {
    if (!(await recordTry(tx, { id, attempts }, { ...tried, state: 'failed' }))) return;
    if (tried.status !== GONE && (await hasArrivedSince(tx, webhookId, createdAt))) return;
    const at = clock.now().toISOString();
    if (!(await markWebhookStopped(tx, webhookId, { at, reason }))) return;
    await failWaiting(tx, webhookId, 'Alamat ini sedang berhenti');
    const host = new URL(url).hostname;
    await notifyAdmins(dependencies, tx, {
      kind: 'webhook stopped',
      subjectId: 0,
      occasion: `${webhookId} ${at}`,
      line: `Kabar ke ${host} berhenti: ${reason}. Setelah alamat itu diperbaiki, nyalakan lagi di Pengaturan.`,
    });
  });
  await settings.refresh();
}

export function forgetOldDeliveries({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  return forgetDeliveries(database.db, new Date(clock.now().getTime() - STORED_DAYS * DAY_MS));
}
