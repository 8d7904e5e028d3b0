import { drizzle } from 'drizzle-orm/node-postgres';
import { openPglite, type PgliteOptions } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine } from './types.ts';

export { askForCopy } from './pglite/copy-door.ts';
export { DatabaseLockedError } from './pglite/lock.ts';

interface DatabaseOptions extends PgliteOptions {
  databaseUrl?: string | undefined;
  /** For commands that copy everything: no statement takes too long. */
  patient?: boolean;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, patient, ...embedded } = options;
  return databaseOver(
    databaseUrl
      ? openPostgres({ databaseUrl, log: embedded.log, patient })
      : await openPglite(embedded),
  );
}

export function databaseOver(engine: Engine): Database {
  let closing: Promise<void> | undefined;
  return {
    ...engine,
    db: drizzle({ client: engine.pool }),
    transaction: (work) => runTransaction(engine.pool, work),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
