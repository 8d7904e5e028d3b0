import { requireFinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { hasDatabase, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import type { Database } from '../../platform/db/types.ts';
import { openLog } from '../../platform/log/open-log.ts';
import { ProgramError } from './run-program.ts';

interface Opened {
  config: Config;
  database: Database;
}

/** For a command that needs the existing shop: it never creates or migrates a database. */
export async function withDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const isThere = config.DATABASE_URL || hasDatabase(config.DATA_DIR);
  if (!isThere) {
    throw new ProgramError(
      `There is no database in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  await run(config, work);
}

/** For a command that may come before the first start. */
export async function withMigratedDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  await run(readConfig(process.env), async (opened) => {
    await migrate(opened.database);
    await work(opened);
  });
}

async function run(config: Config, work: (opened: Opened) => Promise<void>): Promise<void> {
  requireFinishedRestore(config.DATA_DIR);
  const database = await openDatabase({
    ...config.connection,
    mayShare: true,
    log: openLog('error'),
  });
  try {
    await work({ config, database });
  } finally {
    await database.close();
  }
}
