import { drizzle } from 'drizzle-orm/node-postgres';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine, Logger } from './types.ts';

export { DatabaseLockedError } from './pglite/lock.ts';

interface DatabaseOptions {
  databaseUrl?: string;
  dataDir: string;
  log: Logger;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log } = options;
  return databaseOver(
    databaseUrl ? openPostgres({ databaseUrl, log }) : await openPglite({ dataDir, log }),
  );
}

export function databaseOver(engine: Engine): Database {
  let closing: Promise<void> | undefined;
  return {
    ...engine,
    db: drizzle({ client: engine.pool }),
    transaction: (work) => runTransaction(engine.pool, work),
    async ping() {
      await engine.pool.query('select 1');
    },
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
