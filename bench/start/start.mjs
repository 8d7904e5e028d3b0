// The set-up and start of the portal: installing into an empty folder, building, and `npm start` to
// the first answer, embedded and with a PostgreSQL server, first and later starts; the memory of the portal
// at its peak, and of portal and engine at rest. `node bench/start/start.mjs [later starts]`; with
// `--starts-only` the installation and build are reused.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '../../scripts/system/free-port.mjs';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { memoryOf, memoryOfAll, treeOf } from '../support/process-tree.mjs';
import { median, report } from '../support/report.mjs';
import { measureSetUp } from './measure-set-up.mjs';

const IDLE_AFTER_MS = 10_000;
const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { 'starts-only': { type: 'boolean' } },
  allowPositionals: true,
});
const laterStarts = Number(positionals[0] ?? 3);

if (!values['starts-only']) await measureSetUp(root);
execFileSync('npm', ['run', 'build'], { cwd: root });

const embedded = await measureStarts('embedded', '');
await report('embedded first start, peak MB', embedded.first.peakMb);
await report('embedded later start, peak MB', embedded.later.peakMb);
await report('embedded at rest, MB', embedded.later.idleMb);
await report('embedded later start, s', embedded.later.seconds);

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
try {
  const { later } = await measureStarts('PostgreSQL', postgres.url);
  await report('PostgreSQL at rest, MB', later.idleMb);
  await report('PostgreSQL later start, s', later.seconds);
} finally {
  await postgres.stop();
}

/** The first start, and the medians of the later ones. */
async function measureStarts(name, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
  try {
    const starts = [];
    for (let start = 0; start <= laterStarts; start += 1) {
      const figures = await measureStart({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      const { seconds, peakMb, idleMb } = figures;
      console.log(
        `${name}, start ${start + 1}: ${seconds.toFixed(1)} s, peak ${peakMb.toFixed(0)} MB, at rest ${idleMb.toFixed(0)} MB`,
      );
      starts.push(figures);
    }
    const [first, ...later] = starts;
    const medianOf = (key) => median(later.map((figures) => figures[key]));
    return {
      first,
      later: {
        seconds: medianOf('seconds'),
        peakMb: medianOf('peakMb'),
        idleMb: medianOf('idleMb'),
      },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureStart(environment) {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // Set and empty: whatever `.env` says, this start must not touch a real database or send mails.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SMTP_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The portal did not start');
    await pause(20);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await pause(IDLE_AFTER_MS);
  // The server is the largest of what `npm start` leaves running; the embedded database is below it.
  const [server] = treeOf(child.pid).toSorted(
    (one, other) => memoryOf(other).nowMb - memoryOf(one).nowMb,
  );
  const { peakMb } = memoryOf(server);
  const idleMb = memoryOfAll(server);
  child.kill();
  await exited;
  return { seconds, peakMb, idleMb };
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
