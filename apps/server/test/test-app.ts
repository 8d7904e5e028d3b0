import type { ShopSettings } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { openSettings } from '../src/features/office/settings/open-settings.ts';
import { saveSettings } from '../src/features/office/settings/settings.repository.ts';
import {
  recoveryCodeJob,
  sendRecoveryCode,
} from '../src/features/people/accounts/recovery/recovery-code-job.ts';
import {
  composeOrderMails,
  orderMailJob,
} from '../src/features/shop/orders/mails/order-mail-job.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { openLicenseKeys } from '../src/platform/crypto/license-keys.ts';
import { createPasswords } from '../src/platform/crypto/passwords.ts';
import { startChangeEvents } from '../src/platform/db/change-events.ts';
import type { Database } from '../src/platform/db/types.ts';
import type { Dependencies } from '../src/platform/dependencies.ts';
import { openFiles } from '../src/platform/files/files.ts';
import { collectErrors } from '../src/platform/health/collect-errors.ts';
import type { LoadShedding } from '../src/platform/http/load-shedding.ts';
import { type JobKind, type Jobs, startJobs } from '../src/platform/jobs/jobs.ts';
import { createLimits } from '../src/platform/limits/limits.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import { mailJob, urgentMailJob } from '../src/platform/mail/mail-queue.ts';
import type { Mail } from '../src/platform/mail/mailer.ts';
import type { PostWebhook } from '../src/platform/webhooks/post-webhook.ts';
import type { GatewayAddresses } from '../src/platform/whatsapp/channel.ts';
import { buildApp } from '../src/programs/app.ts';
import { jobKinds } from '../src/programs/background.ts';
import { atTheEnd } from './at-the-end.ts';
import { type BrowserClient, createBrowserClient } from './browser-client.ts';
import { createTestDatabase } from './database.ts';
import { quietLog } from './quiet-log.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestApp {
  app: FastifyInstance;
  dependencies: Dependencies;
  database: Database;
  clock: TestClock;
  /** A new browser, signed out. */
  browser(): BrowserClient;
  /** Takes all queued mails out of the queue, oldest of a kind first. */
  popMails(): Promise<Mail[]>;
}

export interface TestAppOptions {
  /** Receives the lines of the log; without it nothing is logged. */
  logTo?: string[];
  environment?: Record<string, string>;
  /** What the seller has set. */
  settings?: Partial<ShopSettings>;
  /** Real limits are for the tests of the limits. */
  realLimits?: boolean;
  /** The machine that tests may be as late as it likes. */
  loadShedding?: LoadShedding;
  /** Nothing answers there when left out. */
  whatsappAddresses?: GatewayAddresses;
  /** Without it every address is silent. */
  postWebhook?: PostWebhook;
  /** Fresh, and closed with the app; a copy of the template when left out. */
  database?: Database;
}

/**
 * The whole application over a fresh database; only time, mail delivery and limits are the test's. It is
 * closed with its test or file.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = temporaryFolder();
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...options.environment,
  });
  const database = options.database ?? (await createTestDatabase());
  const clock = createTestClock();
  const serverErrors = collectErrors(clock, database);
  const jobs = await startJobs(database, {
    kinds: jobKinds,
    log: quietLog,
    onFailure: serverErrors.record,
  });
  const { settings } = options;
  if (settings) await database.transaction((tx) => saveSettings(tx, settings, clock.now()));
  const changeEvents = await startChangeEvents(database, quietLog);
  const dependencies: Dependencies = {
    config,
    clock,
    database,
    // However full the disk of the machine that tests is.
    files: await openFiles({ dataDir, freeShare: async () => 1 }),
    jobs,
    licenseKeys: await openLicenseKeys({ dataDir, environment: undefined }),
    limits: createLimits(database, options.realLimits ? 1 : 1_000),
    mailer: {
      send: () => Promise.reject(new Error('tests read mails from the queue')),
      close: () => undefined,
    },
    changeEvents,
    passwords: createPasswords(
      { memoryCost: 1024, timeCost: 1, parallelism: 1 },
      options.realLimits ? 1 : 1_000,
    ),
    serverErrors,
    postWebhook: options.postWebhook ?? (() => Promise.reject(new Error('no answer'))),
    settings: await openSettings({ changeEvents, database }, quietLog),
    whatsappAddresses: options.whatsappAddresses ?? {
      graph: 'http://127.0.0.1:9',
      fonnte: 'http://127.0.0.1:9',
    },
  };
  const { logTo } = options;
  const app = await buildApp(dependencies, {
    loadShedding: options.loadShedding ?? { isActive: () => false, stop: () => undefined },
    ...(logTo && { log: openLog('trace', { write: (line) => logTo.push(line) }) }),
  });
  atTheEnd(async () => {
    await app.close();
    await jobs.stop();
    await dependencies.changeEvents.stop();
    await serverErrors.stop();
    await database.close();
  });
  return {
    app,
    dependencies,
    database,
    clock,
    browser: () => createBrowserClient(app),
    popMails: () => popMails(dependencies),
  };
}

async function popMails(dependencies: Dependencies): Promise<Mail[]> {
  for (const request of await popJobs(dependencies.jobs, recoveryCodeJob)) {
    await sendRecoveryCode(dependencies, request);
  }
  const orderMails = await popJobs(dependencies.jobs, orderMailJob);
  const composed = await Promise.all(
    orderMails.map((data) => composeOrderMails(dependencies, data)),
  );
  const written = composed.flat().map(({ mail }) => mail);
  const urgent = await popJobs(dependencies.jobs, urgentMailJob);
  return [...written, ...urgent, ...(await popJobs(dependencies.jobs, mailJob))];
}

async function popJobs<Data extends object>(
  { boss }: Jobs,
  { name }: JobKind<Data>,
): Promise<Data[]> {
  const batch = await boss.fetch<Data>(name, { batchSize: 100 });
  for (const job of batch) await boss.complete(name, job.id);
  return batch.map((job) => job.data);
}

/**
 * A process is notified of its own change locally and again by the database; resolves after both.
 */
export function receivedTwice({ dependencies }: TestApp, topic: string): Promise<void> {
  let times = 0;
  return new Promise((resolve) => {
    dependencies.changeEvents.onChange(topic, () => {
      times += 1;
      if (times === 2) resolve();
    });
  });
}
