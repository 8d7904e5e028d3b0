import type { ShopSettings } from '@timesync/contract';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { LicenseKeys } from './crypto/license-keys.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { CachedValue } from './db/cached-from-database.ts';
import type { ChangeEvents } from './db/change-events.ts';
import type { Database } from './db/types.ts';
import type { Files } from './files/files.ts';
import type { ServerErrors } from './health/collect-errors.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { StoredMailServer } from './mail/mail-server.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PostWebhook } from './webhooks/post-webhook.ts';
import type { StoredWebhook } from './webhooks/stored-webhooks.ts';
import type { GatewayAddresses, StoredChannel } from './whatsapp/channel.ts';

/** The seller's settings, with defaults where he has set nothing. */
export type CachedSettings = CachedValue<{
  shop: ShopSettings;
  signatureId: string | null;
  /** How WhatsApp messages are sent. */
  whatsapp: StoredChannel;
  /** False until the owner has chosen one of the ways. */
  isWhatsappChosen: boolean;
  /** Null: the operator's default, if there is one. */
  mailServer: StoredMailServer | null;
  /** Addresses that are told what happens. */
  webhooks: StoredWebhook[];
  /** When the owner did these things; null before that. */
  notes: { firstStepsLeftAt: string | null; mailTestedAt: string | null };
}>;

/** What the application is built from; created in main.ts and by the tests. */
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
  postWebhook: PostWebhook;
  serverErrors: ServerErrors;
  settings: CachedSettings;
  whatsappAddresses: GatewayAddresses;
}
