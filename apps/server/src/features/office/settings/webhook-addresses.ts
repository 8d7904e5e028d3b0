// The addresses that are told what happens. A secret is made here, shown once and stored sealed.
import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, type Webhook, type WebhookBody } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { sealSecret } from '../../../platform/crypto/sealed-at-rest.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { createWebhookSecret } from '../../../platform/webhooks/sign-webhook.ts';
import { type StoredWebhook, webhooksOf } from '../../../platform/webhooks/stored-webhooks.ts';
import { settingsChanged } from './open-settings.ts';
import { lockSettings, saveSettings } from './settings.repository.ts';

const NAME = 'webhooks';
const TOO_MANY = `Paling banyak ${MAX_WEBHOOKS} alamat. Hapus satu yang tidak dipakai dulu.`;
const KNOWN = 'Alamat ini sudah ada di daftar.';

export async function addWebhook(
  context: ActorContext,
  { url, events }: WebhookBody,
): Promise<Webhook & { secret: string }> {
  const secret = createWebhookSecret();
  const sealedSecret = await sealSecret(context.licenseKeys, secret);
  const added = { id: randomUUID(), url, events, sealedSecret, stopped: null };
  await changeWebhooks(context, 'add webhook', async (_tx, before) => {
    if (before.some((one) => one.url === url)) throw new AppError('CONFLICT', { message: KNOWN });
    if (before.length >= MAX_WEBHOOKS) throw new AppError('CONFLICT', { message: TOO_MANY });
    return { webhooks: [...before, added], after: { url, events } };
  });
  return { ...presentWebhook(added), secret };
}

/** A stopped one begins again; `restart` queues what it missed, in the same transaction. */
export async function changeWebhook(
  context: ActorContext,
  { id, url, events }: WebhookBody & { id: string },
  restart: (tx: Tx) => Promise<void>,
): Promise<Webhook> {
  let changed: StoredWebhook | undefined;
  await changeWebhooks(context, 'change webhook', async (tx, before) => {
    const old = requireWebhook(before, id);
    const isTaken = before.some((one) => one.id !== id && one.url === url);
    if (isTaken) throw new AppError('CONFLICT', { message: KNOWN });
    const next = { ...old, url, events, stopped: null };
    changed = next;
    if (old.stopped) await restart(tx);
    return {
      webhooks: before.map((one) => (one.id === id ? next : one)),
      before: { url: old.url, events: old.events },
      after: { url, events },
    };
  });
  if (!changed) throw new Error('A change without an error has an outcome');
  return presentWebhook(changed);
}

export async function removeWebhook(context: ActorContext, id: string): Promise<void> {
  await changeWebhooks(context, 'remove webhook', async (_tx, before) => {
    const { url, events } = requireWebhook(before, id);
    return { webhooks: before.filter((one) => one.id !== id), before: { url, events } };
  });
}

interface Changed {
  webhooks: StoredWebhook[];
  before?: object;
  after?: object;
}

async function changeWebhooks(
  context: ActorContext,
  action: string,
  decide: (tx: Tx, before: StoredWebhook[]) => Promise<Changed>,
): Promise<void> {
  const { clock, database, settings } = context;
  await database.transaction(async (tx) => {
    const stored = webhooksOf((await lockSettings(tx))[NAME]);
    const { webhooks, before, after } = await decide(tx, stored);
    await saveSettings(tx, { [NAME]: webhooks }, clock.now());
    await settingsChanged(tx);
    await recordChange(tx, context, ['settings', 1], action, { before, after });
  });
  await settings.refresh();
}

function requireWebhook(webhooks: StoredWebhook[], id: string): StoredWebhook {
  const found = webhooks.find((one) => one.id === id);
  if (!found) throw new AppError('NOT_FOUND', { message: 'Alamat ini tidak ditemukan.' });
  return found;
}

/** False when it was removed or had stopped before: the admins know. */
export async function markWebhookStopped(
  tx: Tx,
  id: string,
  stopped: { at: string; reason: string },
): Promise<boolean> {
  const webhooks = webhooksOf((await lockSettings(tx))[NAME]);
  if (!webhooks.some((one) => one.id === id && !one.stopped)) return false;
  const after = webhooks.map((one) => (one.id === id ? { ...one, stopped } : one));
  await saveSettings(tx, { [NAME]: after }, new Date(stopped.at));
  await settingsChanged(tx);
  return true;
}

export const presentWebhooks = ({ settings }: Pick<Dependencies, 'settings'>) => ({
  data: settings.current.webhooks.map(presentWebhook),
});

function presentWebhook({ id, url, events, stopped }: StoredWebhook): Webhook {
  return { id, url, events, stopped };
}
