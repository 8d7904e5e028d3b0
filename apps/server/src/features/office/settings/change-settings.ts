import type { ShopSettings } from '@timesync/contract';
import type { CachedSettings } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../people/accounts/sessions/require-recent-authentication.ts';
import { settingsChanged, settingsOf } from './open-settings.ts';
import { lockSettings, saveSettings } from './settings.repository.ts';

/** There is only one shop, so its id is 1. */
const SUBJECT: [string, number] = ['settings', 1];

/** Customers who ask there how to pay trust the answer. */
const CONTACTS = ['whatsappNumber', 'sellerPhone', 'channelUrl'] as const;

type Wanted = { [Name in keyof ShopSettings]?: ShopSettings[Name] | undefined };

export async function changeSettings(context: ActorContext, wanted: Wanted): Promise<void> {
  const { clock, database, settings } = context;
  const isNew = (name: keyof Wanted) =>
    wanted[name] !== undefined && wanted[name] !== settings.current.shop[name];
  if (CONTACTS.some(isNew)) await requireRecentAuthentication(context, 'CONTACT_CHANGE');
  const entries = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return;
  await database.transaction(async (tx) => {
    const { shop } = settingsOf(await lockSettings(tx));
    const changed = entries.filter(([name, value]) => shop[name as keyof ShopSettings] !== value);
    await saveSettings(tx, Object.fromEntries(entries), clock.now());
    await settingsChanged(tx);
    if (changed.length === 0) return;
    await recordChange(tx, context, SUBJECT, 'update', {
      before: Object.fromEntries(changed.map(([name]) => [name, shop[name as keyof ShopSettings]])),
      after: Object.fromEntries(changed),
    });
  });
  await settings.refresh();
}

/** Returns the picture that was there before. */
export async function changeSignature(
  context: ActorContext,
  signatureId: string | null,
): Promise<string | null> {
  const { clock, database, settings } = context;
  const before = await database.transaction(async (tx) => {
    const { signatureId: old } = settingsOf(await lockSettings(tx));
    await saveSettings(tx, { signatureId }, clock.now());
    await settingsChanged(tx);
    await recordChange(tx, context, SUBJECT, 'change signature', {
      before: { signatureId: old },
      after: { signatureId },
    });
    return old;
  });
  await settings.refresh();
  return before;
}

/** That it happened now. No setting, so no history. */
export async function saveShopTime(
  { clock, database, settings }: ActorContext,
  name: keyof CachedSettings['current']['notes'],
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await saveSettings(tx, { [name]: now.toISOString() }, now);
    await settingsChanged(tx);
  });
  await settings.refresh();
}
