// Memory of the server on PostgreSQL under a day's mix of requests, and whether it grows. What counts are
// the minima: between two clearings every server grows.
// `node bench/memory.mjs [minutes]`; a release needs 30.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { openMixedRound } from './support/mixed-round.mjs';
import { startPortal } from './support/portal.mjs';
import { memoryOf } from './support/process-tree.mjs';
import { report } from './support/report.mjs';

const SAMPLE_MS = 100;
/** Windows of the whole run; the first third warms up. */
const WINDOWS = 30;
const minutes = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'timesync-memory-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const portal = await startPortal({
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DEMO_DATA: 'on',
});
try {
  const playRound = await openMixedRound(portal.port);
  const windowMs = (minutes * 60_000) / WINDOWS;
  const minima = [];
  let requests = 0;
  for (let window = 0; window < WINDOWS; window += 1) {
    const sampler = sampleMinimum();
    const until = performance.now() + windowMs;
    while (performance.now() < until) requests += await playRound();
    minima.push(await sampler.end());
  }
  console.log(`${minutes} minutes, ${requests} requests; minima in MB:`);
  console.log(minima.map((mb) => mb.toFixed(0)).join(' '));
  const third = WINDOWS / 3;
  const growth = Math.min(...minima.slice(-third)) - Math.min(...minima.slice(third, 2 * third));
  await report('memory under load, MB', minima.at(-1));
  await report('memory grown under load, MB', growth);
} finally {
  portal.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function sampleMinimum() {
  let least = Number.POSITIVE_INFINITY;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      least = Math.min(least, memoryOf(portal.pid).nowMb);
      await pause(SAMPLE_MS);
    }
  })();
  return {
    async end() {
      isOver = true;
      await sampling;
      return least;
    },
  };
}
