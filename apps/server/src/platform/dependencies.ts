import type { SettingName, ShopSettings } from '@timesync/contract';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { LicenseKeys } from './crypto/license-keys.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { ChangeEvents } from './db/change-events.ts';
import type { LiveValue } from './db/live-value.ts';
import type { Database } from './db/types.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { StoredChannel } from './whatsapp/channel.ts';

/** What the seller has set, or the first values where he has not. */
export type LiveSettings = LiveValue<{
  shop: ShopSettings;
  firstValues: SettingName[];
  signatureId: string | null;
  /** How WhatsApp messages leave. */
  whatsapp: StoredChannel;
  /** What the portal remembers of its owner; null before it happened. */
  notes: { firstStepsLeftAt: string | null; mailTestedAt: string | null };
}>;

/** What the application is put together from: made once in main.ts, and by the tests. */
export interface Dependencies {
  config: Config;
  clock: Clock;
  database: Database;
  files: Files;
  jobs: Jobs;
  licenseKeys: LicenseKeys;
  limits: Limits;
  mailer: Mailer;
  changeEvents: ChangeEvents;
  passwords: Passwords;
  settings: LiveSettings;
}
