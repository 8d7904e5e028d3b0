// environment → database → app → listen → close gracefully
import { brand } from '@timesync/contract';
import { openOwnKeys } from '../features/licenses/licensing/tokens/open-own-keys.ts';
import { openSettings } from '../features/office/settings/open-settings.ts';
import { fillStarterData } from '../features/office/starter-data/fill-starter-data.ts';
import {
  createFirstAdmin,
  type FirstAdmin,
} from '../features/people/accounts/users/create-first-admin.ts';
import { serveCachedPages } from '../features/public/site/serve-cached-pages.ts';
import { requireFinishedRestore } from '../platform/backup/unfinished-restore.ts';
import { systemClock } from '../platform/clock.ts';
import { closeOnSignal } from '../platform/close-on-signal.ts';
import type { Config } from '../platform/config.ts';
import { createPasswords } from '../platform/crypto/passwords.ts';
import { startChangeEvents } from '../platform/db/change-events.ts';
import { openDatabase } from '../platform/db/database.ts';
import { isOutage } from '../platform/db/errors.ts';
import { finishMigrationsLater } from '../platform/db/migrations/finish-later.ts';
import { migrateForStart } from '../platform/db/migrations/migrate.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { openFiles } from '../platform/files/files.ts';
import {
  isStorageAway,
  requireOwnStorage,
  requireStorage,
} from '../platform/files/require-storage.ts';
import { serverFile } from '../platform/files/server-files.ts';
import { collectErrors } from '../platform/health/collect-errors.ts';
import { waitAtStart } from '../platform/health/wait-at-start.ts';
import type { WebFolders } from '../platform/http/pages/web-app.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { openLog } from '../platform/log/open-log.ts';
import { followMailServer } from '../platform/mail/follow-mail-server.ts';
import { postWebhook } from '../platform/webhooks/post-webhook.ts';
import { type GatewayAddresses, gatewayAddresses } from '../platform/whatsapp/channel.ts';
import { buildApp } from './app.ts';
import { jobKinds, startBackgroundWork } from './background.ts';
import { requireNewShop } from './require-new-shop.ts';

const webFolders: WebFolders = {
  site: serverFile('../site/build'),
  portal: serverFile('../portal/build/client'),
};

interface Parts {
  /** Where WhatsApp messages leave; a stand-in for tests and measurements. */
  whatsappAddresses?: GatewayAddresses;
}

export async function startPortal(
  config: Config,
  { whatsappAddresses = gatewayAddresses }: Parts = {},
): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  requireFinishedRestore(config.DATA_DIR);
  const database = await openDatabase({
    ...config.connection,
    log,
  });
  await waitAtStart(config, log, {
    what: 'database',
    async ask() {
      await requireNewShop(config, database);
      await migrateForStart(database);
    },
    mayPass: isOutage,
    startWaitingServer: () => serveCachedPages({ config, webFolders, log }),
  });
  const files = await openFiles({ dataDir: config.DATA_DIR, s3: config.s3 });
  await waitAtStart(config, log, {
    what: 'storage',
    ask: () => requireStorage(files, config),
    mayPass: (error) => config.s3 !== undefined && isStorageAway(error),
  });
  await requireOwnStorage(database, files);
  const licenseKeys = await openOwnKeys({ config, database });
  await fillStarterData({ config, database });
  const serverErrors = collectErrors(systemClock, database);
  const jobs = await startJobs(database, {
    kinds: jobKinds,
    log,
    onFailure: serverErrors.record,
  });
  const changeEvents = await startChangeEvents(database, log);
  const settings = await openSettings({ changeEvents, database }, log);
  const dependencies: Dependencies = {
    config,
    clock: systemClock,
    database,
    files,
    jobs,
    licenseKeys,
    limits: createLimits(database, config.RATE_LIMIT_FACTOR),
    mailer: followMailServer({
      config,
      licenseKeys,
      log,
      readStored: () => settings.current.mailServer,
    }),
    changeEvents,
    passwords: createPasswords(undefined, config.RATE_LIMIT_FACTOR),
    serverErrors,
    settings,
    postWebhook,
    whatsappAddresses,
  };
  const app = await buildApp(dependencies, { webFolders, log });

  let stopMigrations = async () => {};
  closeOnSignal(app.log, async () => {
    await app.close();
    await stopMigrations();
    await jobs.stop();
    dependencies.mailer.close();
    await serverErrors.stop();
    await dependencies.changeEvents.stop();
    await database.close();
  });
  const firstAdmin = await createFirstAdmin(dependencies);
  await startBackgroundWork(dependencies, log);
  stopMigrations = finishMigrationsLater(database, log);
  await app.listen({ port: config.PORT, host: config.HOST });
  printStartLines(config, firstAdmin);
}

/** Printed for the person at the terminal: the URL and, the first time, the admin's login. */
function printStartLines(config: Config, firstAdmin: FirstAdmin | undefined): void {
  const lines = [
    '',
    `  ${brand.name} is ready: ${config.publicUrl}`,
    `  Node ${process.version}, ${config.DATABASE_URL ? 'PostgreSQL server' : 'embedded PostgreSQL'}`,
    ...(firstAdmin ? adminLines(firstAdmin) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function adminLines({ email, generatedPassword }: FirstAdmin): string[] {
  return [
    '',
    `  First admin: ${email}`,
    generatedPassword
      ? `  Password:    ${generatedPassword}   (shown only now: write it down)`
      : '  Password:    the one in ADMIN_PASSWORD',
  ];
}
