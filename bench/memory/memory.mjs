// Memory of the server, and whether it grows: under a day's mix of requests on PostgreSQL, then
// idle and under the same mix on the embedded database. The minima count, because every server
// grows between two collections. `node bench/memory/memory.mjs [minutes]` for each of the three; a release
// needs 30.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { openMixedRound } from '../support/mixed-round.mjs';
import { startPortal } from '../support/portal.mjs';
import { memoryOf } from '../support/process-tree.mjs';
import { report } from '../support/report.mjs';

const SAMPLE_MS = 100;
/** Windows of each run; the first third warms up. */
const WINDOWS = 30;
const minutes = Number(process.argv[2] ?? 3);
const postgres = await startTemporaryPostgres(findPostgresBinaries());
try {
  await withPortal({ DATABASE_URL: postgres.url }, async (portal) => {
    const { last, growth } = await watchUnderLoad(portal, 'PostgreSQL');
    await report('memory under load, MB', last);
    await report('memory grown under load, MB', growth);
  });
} finally {
  await postgres.stop();
}
await withPortal({}, async (portal) => {
  const idle = await watch(portal, 'embedded, idle', () => pause(SAMPLE_MS));
  await report('memory grown idle, embedded, MB', idle.growth);
  const busy = await watchUnderLoad(portal, 'embedded');
  await report('memory grown under load, embedded, MB', busy.growth);
});

async function withPortal(environment, use) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-memory-'));
  const portal = await startPortal({ DATA_DIR: folder, DEMO_DATA: 'on', ...environment });
  const exited = once(portal.child, 'exit');
  try {
    await use(portal);
  } finally {
    await portal.stop();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watchUnderLoad(portal, title) {
  const playRound = await openMixedRound(portal.port);
  let requests = 0;
  const figures = await watch(portal, `${title}, under load`, async () => {
    requests += await playRound();
  });
  console.log(`${requests} requests`);
  return figures;
}

/** Does something again and again. Prints the least of every window and of every minute. */
async function watch({ pid }, title, act) {
  const minima = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const sampler = sampleMinimum(pid);
    const until = performance.now() + (minutes * 60_000) / WINDOWS;
    while (performance.now() < until) await act();
    minima.push(await sampler.end());
  }
  console.log(`${title}, ${minutes} minutes; minima in MB:`);
  console.log(minima.map((mb) => mb.toFixed(0)).join(' '));
  const perMinute = Math.ceil(WINDOWS / minutes);
  const byMinute = [];
  for (let at = 0; at < WINDOWS; at += perMinute) {
    byMinute.push(Math.min(...minima.slice(at, at + perMinute)).toFixed(1));
  }
  console.log(`by the minute: ${byMinute.join(' → ')}`);
  const third = WINDOWS / 3;
  const growth = Math.min(...minima.slice(-third)) - Math.min(...minima.slice(third, 2 * third));
  return { last: minima.at(-1), growth };
}

function sampleMinimum(pid) {
  let least = Number.POSITIVE_INFINITY;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      least = Math.min(least, memoryOf(pid).nowMb);
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
