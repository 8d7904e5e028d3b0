// A message is sent at least once, for a day with growing pauses. Then its address is switched off and
// the admins are told, unless the address accepted another message meanwhile.
import { openSecret } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { failureReason } from '../../../platform/jobs/failure-reason.ts';
import { explainSilence } from '../../../platform/webhooks/post-webhook.ts';
import { signWebhook } from '../../../platform/webhooks/sign-webhook.ts';
import type { StoredWebhook } from '../../../platform/webhooks/stored-webhooks.ts';
import { notifyAdmins } from '../admin-digest/notify-admins.ts';
import { markWebhookStopped } from '../settings/webhook-addresses.ts';
import { type WebhookJob, webhookJob } from './queue-webhooks.ts';
import {
  type Delivery,
  failWaiting,
  findDueDelivery,
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
const STOPPED = 'Alamat ini sedang berhenti';

type Needed = Pick<
  Dependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'licenseKeys' | 'postWebhook' | 'settings'
>;

export async function sendWebhooks(dependencies: Needed): Promise<void> {
  const send = (job: WebhookJob) => deliverWebhook(dependencies, job);
  await dependencies.jobs.work(webhookJob, send, { atOnce: AT_ONCE });
}

export async function deliverWebhook(
  dependencies: Needed,
  { deliveryId, attempt }: WebhookJob,
): Promise<void> {
  const { clock, config, database, jobs, settings } = dependencies;
  const due = { id: deliveryId, attempts: attempt - 1 };
  const delivery = await findDueDelivery(database.db, due);
  if (!delivery) return;
  const giveUp = async (failure: string) => {
    await recordTry(database.db, due, { state: 'failed', failure });
  };
  const webhook = settings.current.webhooks.find(({ id }) => id === delivery.webhookId);
  if (!webhook) return giveUp('Alamat ini sudah dihapus');
  if (webhook.stopped) return giveUp(STOPPED);
  if (config.OUTBOX_ONLY) return giveUp('Server ini tidak mengirim (OUTBOX_ONLY)');

  const answer = await post(dependencies, webhook, delivery);
  const afterSeconds = answer.status === GONE ? undefined : PAUSES_SECONDS[attempt - 1];
  const isLast = afterSeconds === undefined;
  const isSent = answer.failure === null;
  const state: Delivery['state'] = isSent ? 'delivered' : isLast ? 'failed' : 'waiting';
  await database.transaction(async (tx) => {
    const tried = { ...answer, state, lastTriedAt: clock.now() };
    if (!(await recordTry(tx, due, tried))) return;
    if (state === 'failed') await stopAddress(dependencies, tx, { ...delivery, ...answer });
    if (state !== 'waiting') return;
    const next = { deliveryId, attempt: attempt + 1 };
    await jobs.enqueue(tx, webhookJob, next, { afterSeconds });
  });
  if (state === 'failed') await settings.refresh();
}

async function post(
  { clock, licenseKeys, postWebhook }: Needed,
  { url, sealedSecret }: StoredWebhook,
  { messageId, body }: Delivery,
): Promise<Pick<Delivery, 'status' | 'failure'>> {
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

async function stopAddress(
  dependencies: Needed,
  tx: Tx,
  { webhookId, url, createdAt, status, failure }: Delivery,
): Promise<void> {
  if (status !== GONE && (await hasArrivedSince(tx, webhookId, createdAt))) return;
  const at = dependencies.clock.now();
  if (!(await markWebhookStopped(tx, webhookId, { at, reason: failure ?? '' }))) return;
  await failWaiting(tx, webhookId, STOPPED);
  await notifyAdmins(dependencies, tx, {
    kind: 'webhook stopped',
    subjectId: 0,
    occasion: `${webhookId} ${at.toISOString()}`,
    line: `Kabar ke ${new URL(url).hostname} berhenti: ${failure}. Setelah alamat itu diperbaiki, nyalakan lagi di Pengaturan.`,
  });
}
