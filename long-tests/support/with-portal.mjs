import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startPortal } from './portal.mjs';

/** A portal over a new folder and a new PostgreSQL server, all of which go afterwards. */
export async function withPortal(work, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-long-'));
  const postgres = await startTemporaryPostgres(findPostgresBinaries());
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, ...environment };
  let portal;
  try {
    portal = await startPortal(settings);
    await work(portal, settings);
  } finally {
    if (portal?.hasEnded()) console.log(`The portal has ended: ${portal.readLog()}`);
    await portal?.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
