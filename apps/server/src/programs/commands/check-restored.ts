import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { openFiles } from '../../platform/files/files.ts';
import { findStorageId } from '../../platform/files/require-storage.ts';
import { type CheckedRule, checkShop } from './check-shop.ts';
import { commandLog } from './command-log.ts';
import type { Progress } from './run-command.ts';

interface CheckedRestore {
  /** The token of its storage; undefined when it had none. */
  shop: string | undefined;
  rules: number;
  broken: CheckedRule[];
}

/** Gives a restored shop this version's tables and checks it with every rule of `check`. */
export async function checkRestored(
  config: Config,
  progress: Progress,
  { isScratch = false } = {},
): Promise<CheckedRestore> {
  const database = await openDatabase({
    ...config.connection,
    patient: true,
    isScratch,
    log: commandLog,
  });
  try {
    await migrate(database);
    const files = await openFiles({ dataDir: config.DATA_DIR, s3: config.s3 });
    const broken: CheckedRule[] = [];
    let rules = 0;
    for await (const rule of checkShop({ clock: systemClock, config, database, files })) {
      progress(`checking: ${rule.rule}`);
      if (rule.broken.length > 0) broken.push(rule);
      rules += 1;
    }
    return { shop: await findStorageId(database.db), rules, broken };
  } finally {
    await database.close();
  }
}

export function describeBroken({ rule, broken }: CheckedRule): string {
  return `The restored shop breaks the rule "${rule}" (${broken.length}): ${broken[0]}`;
}
