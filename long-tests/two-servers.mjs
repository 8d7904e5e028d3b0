// Two portals behind nginx on one PostgreSQL; customers buy while one is killed, started again, and
// the other is stopped gracefully, as in an upgrade. A graceful stop fails no request; a kill
// causes retries.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../scripts/system/free-port.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { startNginx } from './support/nginx.mjs';
import { createPatientBuyers } from './support/patient-buyers.mjs';
import { startPortal } from './support/portal.mjs';
import { requireProgram } from './support/require-program.mjs';
import { openShop } from './support/shop.mjs';
import { openTally, roundsOf } from './support/tally.mjs';

requireProgram('nginx', 'nginx-light');
const ROUNDS = roundsOf(5);
const CALM_MS = 2_000;
const tally = openTally('two servers');
const folder = mkdtempSync(join(tmpdir(), 'timesync-two-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const ports = [await findFreePort(), await findFreePort()];
// Keys and pictures lie in a folder that both share.
const shared = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' };
const start = (port) => startPortal({ ...shared, PORT: String(port) });
const portals = [];
let nginx;
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
try {
  for (const port of ports) portals.push(await start(port));
  nginx = await startNginx(ports);
  const shop = await openShop(nginx);
  const buyers = createPatientBuyers(shop, tally);
  const working = buyers.work();
  const { figures } = buyers;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pause(CALM_MS);
    const before = repeats(figures);
    await portals[0].stop();
    await pause(CALM_MS);
    portals[0] = await start(ports[0]);
    const gentle = repeats(figures) - before;
    tally.check(gentle === 0, `a gentle stop cost ${gentle} repeats`);
    await pause(CALM_MS);
    await portals[1].kill();
    await pause(CALM_MS);
    portals[1] = await start(ports[1]);
    console.log(
      `round ${round}: gentle stop ${gentle} repeats, ${JSON.stringify(figures.repeated)}`,
    );
  }
  buyers.end();
  await working;
  await buyers.check(sql);
  tally.check(figures.answered > 50, `only ${figures.answered} answers`);
  console.log(
    `${figures.answered} answers, ${repeats(figures)} repeats, the longest wait ${figures.longestMs.toFixed(0)} ms; ${buyers.told.orders.size} orders, ${buyers.told.licenseKeys.length} licences acknowledged`,
  );
} finally {
  await nginx?.stop();
  for (const portal of portals) if (!portal.hasEnded()) await portal.kill();
  await sql.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

function repeats({ repeated }) {
  return Object.values(repeated).reduce((sum, count) => sum + count, 0);
}
