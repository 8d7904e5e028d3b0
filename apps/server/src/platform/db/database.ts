import { drizzle } from 'drizzle-orm/node-postgres';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/postgres.ts';
import { runTransaction } from './transaction.ts';
import type { Database, Engine } from './types.ts';

export { hasDatabase } from './embedded/cluster.ts';

interface DatabaseOptions extends EmbeddedOptions {
  databaseUrl?: string | undefined;
  poolSize?: number;
  /** For commands that copy everything: no statement takes too long. */
  patient?: boolean;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, poolSize, patient, ...embedded } = options;
  const shared = { log: embedded.log, poolSize, patient };
  if (!databaseUrl) {
    const { close, ...server } = await openEmbedded(embedded);
    const engine = openPostgres({ ...server, ...shared });
    return databaseOver({ ...engine, close: () => engine.close().finally(close) });
  }
  return databaseOver(openPostgres({ databaseUrl, ...shared }));
}

export function databaseOver(engine: Engine): Database {
  let closing: Promise<void> | undefined;
  return {
    ...engine,
    db: drizzle({ client: engine.pool }),
    transaction: (work, options) => runTransaction(engine.pool, work, options),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
