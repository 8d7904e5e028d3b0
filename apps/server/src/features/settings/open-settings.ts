// The seller's settings, with defaults from the environment. Cached in every process.
import { type SettingName, type ShopSettings, shopSettings, usualTerms } from '@timesync/contract';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { cachedFromDatabase } from '../../platform/db/cached-from-database.ts';
import { notify } from '../../platform/db/change-events.ts';
import type { Logger, Queryable, Tx } from '../../platform/db/types.ts';
import type { CachedSettings, Dependencies } from '../../platform/dependencies.ts';
import { mailServerOf } from '../../platform/mail/mail-server.ts';
import { channelOf } from '../../platform/whatsapp/channel.ts';
import { findSettings, type StoredSettings } from './settings.repository.ts';

export const SETTINGS_TOPIC = 'settings';

/** Every change of a setting calls this in its transaction. */
export function settingsChanged(tx: Tx): Promise<void> {
  return notify(tx, SETTINGS_TOPIC);
}

type Needs = Pick<Dependencies, 'changeEvents' | 'config' | 'database'>;

export function openSettings(
  { changeEvents, config, database }: Needs,
  log: Logger,
): Promise<CachedSettings> {
  const read = () => readSettings(database.db, config);
  return cachedFromDatabase({ topic: SETTINGS_TOPIC, read, changeEvents, log });
}

async function readSettings(db: Queryable, config: Config) {
  return settingsOf(await findSettings(db), config);
}

const signatureId = z.uuid().nullable().catch(null);
const timestamp = z.iso.datetime().nullable().catch(null);

/** A value that this version does not understand counts as not set. */
export function settingsOf(stored: StoredSettings, config: Config) {
  const first = firstValues(config);
  const known = Object.entries(shopSettings.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  const set: Partial<ShopSettings> = Object.fromEntries(known);
  return {
    shop: { ...first, ...set },
    firstValues: (Object.keys(first) as SettingName[]).filter((name) => !(name in set)),
    signatureId: signatureId.parse(stored.signatureId ?? null),
    whatsapp: channelOf(stored.whatsapp),
    isWhatsappChosen: stored.whatsapp !== undefined,
    mailServer: mailServerOf(stored.mailServer),
    notes: {
      firstStepsLeftAt: timestamp.parse(stored.firstStepsLeftAt ?? null),
      mailTestedAt: timestamp.parse(stored.mailTestedAt ?? null),
    },
  };
}

function firstValues(config: Config): ShopSettings {
  return {
    sellerName: null,
    sellerAddress: null,
    sellerPhone: null,
    sellerTaxNumber: null,
    sellerSince: null,
    trialDays: null,
    whatsappNumber: config.WHATSAPP_NUMBER ?? null,
    serviceHours: config.SERVICE_HOURS,
    channelUrl: config.CHANNEL_URL ?? null,
    pixelId: config.PIXEL_ID ?? null,
    orderExpiryDays: config.ORDER_EXPIRY_DAYS,
    uniqueCode: config.UNIQUE_CODE,
    shippingMode: 'quoted',
    shippingPrice: 0,
    ...usualTerms,
  };
}
