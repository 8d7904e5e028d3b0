// A portal with the demo shop on a PostgreSQL server or on the embedded one, and a connection to its database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startPortal } from './portal.mjs';

export async function openShop({ isEmbedded, ...variables }) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
  const postgres = isEmbedded
    ? undefined
    : await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
  const socket = encodeURIComponent(join(DATA_DIR, 'postgres-18'));
  const url = postgres?.url ?? `postgres://postgres@${socket}/postgres`;
  const environment = {
    DATA_DIR,
    DEMO_DATA: 'on',
    ...(postgres && { DATABASE_URL: url }),
    ...variables,
  };
  const portal = await startPortal(environment);
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  return {
    portal,
    sql,
    url,
    environment,
    async close() {
      await sql.end();
      await portal.stop();
      await postgres?.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}
