// The rules of `npm run check`, asked beside a running portal.
import { importSource } from './import-source.mjs';

const SERVER = 'apps/server/src';
const { systemClock } = await importSource(`${SERVER}/platform/clock.ts`);
const { readConfig } = await importSource(`${SERVER}/platform/config.ts`);
const { openDatabase } = await importSource(`${SERVER}/platform/db/database.ts`);
const { openFiles } = await importSource(`${SERVER}/platform/files/files.ts`);
const { openLog } = await importSource(`${SERVER}/platform/log/open-log.ts`);
const { checkShop } = await importSource(`${SERVER}/programs/commands/check-shop.ts`);

/** `settings` are those of the portal. */
export async function openShopCheck(settings) {
  const config = readConfig({ APP_URL: 'http://127.0.0.1', ...settings });
  const database = await openDatabase({ ...config.connection, log: openLog('error') });
  const files = await openFiles({ dataDir: config.DATA_DIR });
  return {
    /** The broken rules, each with what breaks it. */
    async findBroken() {
      const rules = checkShop({ clock: systemClock, config, database, files });
      const found = [];
      for await (const { rule, broken } of rules) {
        if (broken.length > 0) found.push(`${rule}: ${broken.slice(0, 3)}`);
      }
      return found;
    },
    close: () => database.close(),
  };
}
