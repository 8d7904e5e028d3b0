// Processor time of the server per request, with two processes on one PostgreSQL against one process
// alone. Each process answers the same number of requests, after as many to warm
// up. Linux only: the time is read from /proc.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { openMixedRound } from './support/mixed-round.mjs';
import { startPortal } from './support/portal.mjs';
import { median, report } from './support/report.mjs';

const ROUNDS = Number(process.argv[2] ?? 60);
const REPEATS = 3;
const TICKS_PER_SECOND = 100;

const alone = [];
const together = [];
// In turns, so that the machine's mood is the same for both.
for (let repeat = 0; repeat < REPEATS; repeat += 1) {
  alone.push(await measure(1));
  together.push(await measure(2));
}
console.log({ aloneMs: alone, togetherMs: together });
await report('two processes, processor time of one', median(together) / median(alone));

/** Milliseconds of processor time per request. */
async function measure(processes) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-two-'));
  const postgres = await startTemporaryPostgres(findPostgresBinaries());
  const portals = [];
  try {
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO_DATA: 'on' };
    for (let number = 0; number < processes; number += 1) {
      portals.push(await startPortal(environment));
    }
    const rounds = await Promise.all(portals.map(({ port }) => openMixedRound(port)));
    await Promise.all(rounds.map(playMany));
    const before = secondsOf(portals);
    const counts = await Promise.all(rounds.map(playMany));
    const requests = counts.reduce((sum, count) => sum + count, 0);
    return ((secondsOf(portals) - before) / requests) * 1_000;
  } finally {
    for (const portal of portals) portal.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playMany(playRound) {
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) requests += await playRound();
  return requests;
}

function secondsOf(portals) {
  return portals.reduce((sum, { pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) / TICKS_PER_SECOND;
  }, 0);
}
