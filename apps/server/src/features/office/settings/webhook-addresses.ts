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
import { changeInTurn } from './change-settings.ts';
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
function changeWebhooks(
  context: ActorContext,
  id: string | undefined,
  decide: (
    tx: Tx,
    others: StoredWebhook[],
    old: StoredWebhook | undefined,
  ) => Promise<StoredWebhook | undefined>,
): Promise<void> {
  return changeInTurn(context, async (tx, { webhooks: stored }) => {
    const old = stored.find((one) => one.id === id);
    if (id && !old) throw new AppError('NOT_FOUND', { message: 'Alamat ini tidak ditemukan.' });
    const others = stored.filter((one) => one !== old);
    const saved = await decide(tx, others, old);
    const replaced = stored.flatMap((one) => (one === old ? (saved ?? []) : one));
    const webhooks = saved && !old ? [...replaced, saved] : replaced;
    await saveSettings(tx, { webhooks }, context.clock.now());
    const action = `${old ? (saved ? 'change' : 'remove') : 'add'} webhook`;
    await recordChange(tx, context, ['settings', 1], action, {
      before: old && { url: old.url, events: old.events },
      after: saved && { url: saved.url, events: saved.events },
    });
  });
}

/** False when it was removed or had stopped before: the admins know. */
export async function markWebhookStopped(
  tx: Tx,
  id: string,
  stopped: { at: Date; reason: string },
): Promise<boolean> {
  const webhooks = webhooksOf((await lockSettings(tx)).webhooks);
  const found = webhooks.find((one) => one.id === id && !one.stopped);
  if (!found) return false;
  found.stopped = { at: stopped.at.toISOString(), reason: stopped.reason };
  await saveSettings(tx, { webhooks }, stopped.at);
  return true;
}

export const presentWebhooks = ({ settings }: Pick<Dependencies, 'settings'>): Webhook[] =>
  settings.current.webhooks.map(({ sealedSecret, ...shown }) => shown);
