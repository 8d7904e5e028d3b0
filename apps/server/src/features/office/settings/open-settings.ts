// The seller's settings. Cached in every process.
import { type ShopSettings, shopSettings, usualTerms } from '@timesync/contract';
import { z } from 'zod';
import { cachedFromDatabase } from '../../../platform/db/cached-from-database.ts';
import type { Logger, Queryable } from '../../../platform/db/types.ts';
import type { CachedSettings, Dependencies } from '../../../platform/dependencies.ts';
import { mailServerOf } from '../../../platform/mail/mail-server.ts';
import { webhooksOf } from '../../../platform/webhooks/stored-webhooks.ts';
import { channelOf } from '../../../platform/whatsapp/channel.ts';
import { findSettings, type StoredSettings } from './settings.repository.ts';
import { SETTINGS_TOPIC } from './settings.schema.ts';

export { SETTINGS_TOPIC };

type Needs = Pick<Dependencies, 'changeEvents' | 'database'>;

export function openSettings(
  { changeEvents, database }: Needs,
  log: Logger,
): Promise<CachedSettings> {
  const read = () => readSettings(database.db);
  return cachedFromDatabase({ topic: SETTINGS_TOPIC, read, changeEvents, log });
}

async function readSettings(db: Queryable) {
  return settingsOf(await findSettings(db));
}

const usualSettings: ShopSettings = {
  sellerName: null,
  sellerAddress: null,
  sellerCity: null,
  sellerPhone: null,
  sellerTaxNumber: null,
  sellerSince: null,
  trialDays: null,
  whatsappNumber: null,
  serviceHours: 'setiap hari, 08:00–20:00 WIB',
  channelUrl: null,
  pixelId: null,
  orderExpiryDays: 3,
  uniqueCode: 'add',
  shippingMode: 'quoted',
  shippingPrice: 0,
  reminders: 'on',
  ...usualTerms,
};

const signatureId = z.uuid().nullable().catch(null);
const timestamp = z.iso.datetime().nullable().catch(null);

/** A value that this version does not understand counts as not set. */
export function settingsOf(stored: StoredSettings) {
  const known = Object.entries(shopSettings.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  const set: Partial<ShopSettings> = Object.fromEntries(known);
  return {
    shop: { ...usualSettings, ...set },
    signatureId: signatureId.parse(stored.signatureId ?? null),
    whatsapp: channelOf(stored.whatsapp),
    isWhatsappChosen: stored.whatsapp !== undefined,
    mailServer: mailServerOf(stored.mailServer),
    webhooks: webhooksOf(stored.webhooks),
    notes: {
      firstStepsLeftAt: timestamp.parse(stored.firstStepsLeftAt ?? null),
      mailTestedAt: timestamp.parse(stored.mailTestedAt ?? null),
    },
  };
}
