import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgliteOptions } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine } from './types.ts';

export { requestDatabaseCopy } from './pglite/backup-socket.ts';
export { DatabaseLockedError, takeLock } from './pglite/lock.ts';

interface DatabaseOptions extends PgliteOptions {
  databaseUrl?: string | undefined;
  replicaUrl?: string | undefined;
  isPooled?: boolean;
  poolSize?: number;
  /** For commands that copy everything: no statement takes too long. */
  patient?: boolean;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, replicaUrl, isPooled, poolSize, patient, ...embedded } = options;
  if (!databaseUrl) {
    // Only where it is used: on PostgreSQL it would be memory for nothing.
    const { openPglite } = await import('./pglite/open-pglite.ts');
    return databaseOver(await openPglite(embedded));
  }
  const shared = { log: embedded.log, poolSize, patient };
  // Asked directly: no pooler is in between.
  const replica = replicaUrl ? openPostgres({ databaseUrl: replicaUrl, ...shared }) : undefined;
  return databaseOver(openPostgres({ databaseUrl, isPooled, ...shared }), replica);
}

export function databaseOver(engine: Engine, replica?: Engine): Database {
  let closing: Promise<void> | undefined;
  const db = drizzle({ client: engine.pool });
  return {
    ...engine,
    db,
    reads: replica ? drizzle({ client: replica.pool }) : db,
    transaction: (work, options) => runTransaction(engine.pool, work, options),
    close() {
      closing ??= Promise.all([engine.close(), replica?.close()]).then(() => undefined);
      return closing;
    },
  };
}
