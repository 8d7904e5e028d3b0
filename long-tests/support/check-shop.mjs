// The rules of `npm run check`, asked beside a running portal.
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { openFiles } from '../../apps/server/src/platform/files/files.ts';
import { openLog } from '../../apps/server/src/platform/log/open-log.ts';
import { checkShop } from '../../apps/server/src/programs/commands/check-shop.ts';

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
