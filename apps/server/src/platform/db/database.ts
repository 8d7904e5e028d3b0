import { drizzle } from 'drizzle-orm/node-postgres';
import { openPglite, type PgliteOptions } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine } from './types.ts';

export { DatabaseLockedError } from './pglite/lock.ts';

interface DatabaseOptions extends PgliteOptions {
  databaseUrl?: string;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, ...embedded } = options;
  return databaseOver(
    databaseUrl ? openPostgres({ databaseUrl, log: embedded.log }) : await openPglite(embedded),
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
