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

const TOO_MANY = `Paling banyak ${MAX_WEBHOOKS} alamat. Hapus satu yang tidak dipakai dulu.`;
const KNOWN = 'Alamat ini sudah ada di daftar.';

/** Returns the secret of a new one. `restart` queues what a stopped one missed. */
export async function saveWebhook(
  context: ActorContext,
  { id, url, events }: WebhookBody,
  restart: (tx: Tx, webhook: StoredWebhook) => Promise<void>,
): Promise<string | null> {
  const secret = createWebhookSecret();
  const sealedSecret = await sealSecret(context.licenseKeys, secret);
  await changeWebhooks(context, id, async (tx, others, old) => {
    if (others.some((one) => one.url === url)) throw new AppError('CONFLICT', { message: KNOWN });
    if (others.length >= MAX_WEBHOOKS) throw new AppError('CONFLICT', { message: TOO_MANY });
    const saved = { id: randomUUID(), sealedSecret, ...old, url, events, stopped: null };
    if (old?.stopped) await restart(tx, saved);
    return saved;
  });
  return id ? null : secret;
}

export const removeWebhook = (context: ActorContext, id: string) =>
  changeWebhooks(context, id, async () => undefined);

/** `decide` returns what is stored in place of the one with this id. */
async function changeWebhooks(
  context: ActorContext,
  id: string | undefined,
  decide: (
    tx: Tx,
    others: StoredWebhook[],
    old: StoredWebhook | undefined,
  ) => Promise<StoredWebhook | undefined>,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const stored = await lockWebhooks(tx);
    const old = stored.find((one) => one.id === id);
    if (id && !old) throw new AppError('NOT_FOUND', { message: 'Alamat ini tidak ditemukan.' });
    const others = stored.filter((one) => one !== old);
    const saved = await decide(tx, others, old);
    await storeWebhooks(tx, saved ? [...others, saved] : others, context.clock.now());
    const action = `${old ? (saved ? 'change' : 'remove') : 'add'} webhook`;
    await recordChange(tx, context, ['settings', 1], action, {
      before: old && { url: old.url, events: old.events },
      after: saved && { url: saved.url, events: saved.events },
    });
  });
  await context.settings.refresh();
}

/** False when it was removed or had stopped before: the admins know. */
export async function markWebhookStopped(
  tx: Tx,
  id: string,
  stopped: { at: Date; reason: string },
): Promise<boolean> {
  const stored = await lockWebhooks(tx);
  const found = stored.find((one) => one.id === id && !one.stopped);
  if (!found) return false;
  found.stopped = { at: stopped.at.toISOString(), reason: stopped.reason };
  await storeWebhooks(tx, stored, stopped.at);
  return true;
}

const lockWebhooks = async (tx: Tx) => webhooksOf((await lockSettings(tx)).webhooks);

async function storeWebhooks(tx: Tx, webhooks: StoredWebhook[], now: Date): Promise<void> {
  await saveSettings(tx, { webhooks }, now);
  await settingsChanged(tx);
}

export const presentWebhooks = ({ settings }: Pick<Dependencies, 'settings'>): Webhook[] =>
  settings.current.webhooks.map(({ sealedSecret, ...shown }) => shown);
