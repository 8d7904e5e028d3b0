// Processor time of the server per request, with two processes on one PostgreSQL against one
// process alone. Each process answers the same number of requests, after as many to warm up. Bare
// Fastify is measured too: two busy processes share caches, and often the two halves of one core,
// so a request takes more processor time in any server. Linux only: the time is read from /proc.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startBareFastify } from '../bare/start-bare-fastify.mjs';
import { createClient, perSecond } from '../support/api.mjs';
import { openMixedRound } from '../support/mixed-round.mjs';
import { startPortal } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';

const ROUNDS = Number(process.argv[2] ?? 60);
const REPEATS = 3;
const TICKS_PER_SECOND = 100;
const AT_ONCE = 4;
const BARE_ROUND = 160;

const ours = { alone: [], together: [] };
const bare = { alone: [], together: [] };
// Alternating, so that the machine's load affects all alike.
for (let repeat = 0; repeat < REPEATS; repeat += 1) {
  for (const [kind, processes] of Object.entries({ alone: 1, together: 2 })) {
    const measured = await measure(processes);
    ours[kind].push(measured.ours);
    bare[kind].push(measured.bare);
    console.log(`${kind}: ${measured.ours.toFixed(3)} ms, bare ${measured.bare.toFixed(3)} ms`);
  }
}
const growth = ({ alone, together }) => median(together) / median(alone);
console.log(`portal ${growth(ours).toFixed(3)}, bare ${growth(bare).toFixed(3)}`);
await report('two processes, of two bare ones', growth(ours) / growth(bare));

/** The milliseconds of processor time per request. */
async function measure(processes) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-two-'));
  const postgres = await startTemporaryPostgres(findPostgresBinaries());
  const running = [];
  const startEach = async (start) => {
    const started = [];
    for (let number = 0; number < processes; number += 1) started.push(await start());
    running.push(...started);
    return started;
  };
  try {
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO_DATA: 'on' };
    const portals = await startEach(() => startPortal(environment));
    const rounds = await Promise.all(portals.map(({ port }) => openMixedRound(port)));
    const bares = await startEach(() => startBareFastify(postgres.url));
    const bareRounds = bares.map(({ port }) => openBareRound(port));
    return {
      ours: await timePerRequest(portals, rounds),
      bare: await timePerRequest(bares, bareRounds),
    };
  } finally {
    for (const { stop } of running) stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every process plays its round; the first time warms up. */
async function timePerRequest(processes, rounds) {
  await Promise.all(rounds.map(playMany));
  const before = secondsOf(processes);
  const counts = await Promise.all(rounds.map(playMany));
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return ((secondsOf(processes) - before) / requests) * 1_000;
}

function openBareRound(port) {
  const client = createClient(port, AT_ONCE);
  return async () => {
    await perSecond(BARE_ROUND, AT_ONCE, () => client.send('GET', '/transaction?page=1&limit=10'));
    return BARE_ROUND;
  };
}

async function playMany(playRound) {
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) requests += await playRound();
  return requests;
}

function secondsOf(processes) {
  return processes.reduce((sum, { pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) / TICKS_PER_SECOND;
  }, 0);
}
