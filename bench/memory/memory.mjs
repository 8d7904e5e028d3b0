// Memory of the portal, and whether it grows: under a day's mix of requests on a PostgreSQL server, then
// together with the embedded engine under that mix with pauses. The minima count, because every server
// grows between two collections. `node bench/memory/memory.mjs [minutes] [embedded]`, minutes for each of
// the two, of which `embedded` leaves out the first; a release needs 30 and 60.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { openMixedRound } from '../support/mixed-round.mjs';
import { startPortal } from '../support/portal.mjs';
import { memoryOf, memoryOfAll } from '../support/process-tree.mjs';
import { report } from '../support/report.mjs';

const SAMPLE_MS = 250;
/** Windows of each run; the first third warms up. */
const WINDOWS = 30;
/** Of the light load, whose mix is 81 requests: meanwhile idle connections close, each with its 10 MB. */
const PAUSE_MS = 15_000;
const args = process.argv.slice(2);
const minutes = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 3);
const windowMs = (minutes * 60_000) / WINDOWS;

if (!args.includes('embedded')) {
  const postgres = await startTemporaryPostgres(findPostgresBinaries());
  try {
    await withPortal({ DATABASE_URL: postgres.url }, async ({ pid, port }) => {
      const look = () => memoryOf(pid).nowMb;
      const { last, growth } = await watchUnderLoad('PostgreSQL', port, look);
      await report('memory under load, MB', last);
      await report('memory grown under load, MB', growth);
    });
  } finally {
    await postgres.stop();
  }
}
await withPortal({}, async ({ pid, port }) => {
  const look = () => memoryOfAll(pid);
  const { growth } = await watchUnderLoad('embedded, with pauses', port, look, PAUSE_MS);
  await report('memory grown with its engine, MB', growth);
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

async function watchUnderLoad(title, port, look, pauseMs = 0) {
  const playRound = await openMixedRound(port);
  let requests = 0;
  const figures = await watch(title, look, async () => {
    requests += await playRound();
    await pause(Math.min(pauseMs, windowMs));
  });
  console.log(`${requests} requests`);
  return figures;
}

/** Does something again and again. Prints the least of every window. */
async function watch(title, look, act) {
  const minima = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const sampler = sampleMinimum(look);
    const until = performance.now() + windowMs;
    while (performance.now() < until) await act();
    minima.push(await sampler.end());
  }
  console.log(`${title}, ${minutes} minutes; minima in MB:`);
  console.log(minima.map((mb) => mb.toFixed(1)).join(' '));
  const third = WINDOWS / 3;
  const growth = Math.min(...minima.slice(-third)) - Math.min(...minima.slice(third, 2 * third));
  return { last: minima.at(-1), growth };
}

function sampleMinimum(look) {
  let least = Number.POSITIVE_INFINITY;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      least = Math.min(least, look());
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
