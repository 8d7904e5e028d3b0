import type { ShopSettings } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import type { CachedSettings } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../people/accounts/sessions/require-recent-authentication.ts';
import { settingsOf } from './open-settings.ts';
import { lockSettings, saveSettings } from './settings.repository.ts';

/** There is only one shop, so its id is 1. */
const SUBJECT: [string, number] = ['settings', 1];

/** Customers who ask there how to pay trust the answer. */
const CONTACTS = ['whatsappNumber', 'sellerPhone', 'channelUrl'] as const;

/** One change after the other: `change` sees the state before it. This process knows it at once. */
export async function changeInTurn<Result>(
  { database, settings }: Pick<ActorContext, 'database' | 'settings'>,
  change: (tx: Tx, before: CachedSettings['current']) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) =>
    change(tx, settingsOf(await lockSettings(tx))),
  );
  await settings.refresh();
  return result;
}

type Wanted = { [Name in keyof ShopSettings]?: ShopSettings[Name] | undefined };

export async function changeSettings(context: ActorContext, wanted: Wanted): Promise<void> {
  const isNew = (name: keyof Wanted) =>
    wanted[name] !== undefined && wanted[name] !== context.settings.current.shop[name];
  if (CONTACTS.some(isNew)) await requireRecentAuthentication(context, 'CONTACT_CHANGE');
  const entries = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return;
  await changeInTurn(context, async (tx, { shop }) => {
    const changed = entries.filter(([name, value]) => shop[name as keyof ShopSettings] !== value);
    await saveSettings(tx, Object.fromEntries(entries), context.clock.now());
    if (changed.length === 0) return;
    await recordChange(tx, context, SUBJECT, 'update', {
      before: Object.fromEntries(changed.map(([name]) => [name, shop[name as keyof ShopSettings]])),
      after: Object.fromEntries(changed),
    });
  });
}

/** Returns the picture that was there before. */
export function changeSignature(
  context: ActorContext,
  signatureId: string | null,
): Promise<string | null> {
  return changeInTurn(context, async (tx, { signatureId: old }) => {
    await saveSettings(tx, { signatureId }, context.clock.now());
    await recordChange(tx, context, SUBJECT, 'change signature', {
      before: { signatureId: old },
      after: { signatureId },
    });
    return old;
  });
}

/** That it happened now. No setting, so no history. */
export function saveShopTime(
  context: ActorContext,
  name: keyof CachedSettings['current']['notes'],
): Promise<void> {
  const now = context.clock.now();
  return changeInTurn(context, (tx) => saveSettings(tx, { [name]: now.toISOString() }, now));
}
