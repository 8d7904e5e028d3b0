import { drizzle } from 'drizzle-orm/node-postgres';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine } from './types.ts';

export { EmbeddedError } from './embedded/embedded-error.ts';
export { hasDatabase } from './embedded/old-database.ts';
export { removeCluster } from './embedded/place.ts';

interface DatabaseOptions extends EmbeddedOptions {
  databaseUrl?: string | undefined;
  replicaUrl?: string | undefined;
  isPooled?: boolean;
  poolSize?: number;
  /** For commands that copy everything: no statement takes too long. */
  patient?: boolean;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, replicaUrl, isPooled, poolSize, patient, ...embedded } = options;
  const shared = { log: embedded.log, poolSize, patient };
  if (!databaseUrl) {
    const { close, ...server } = await openEmbedded(embedded);
    const engine = openPostgres({ ...server, ...shared });
    return databaseOver({ ...engine, close: () => engine.close().finally(close) });
  }
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
