// From `npm start` to the first answer, with everything installed, built and migrated: what a restart
// costs. Embedded database. `node bench/start.mjs [starts]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../scripts/set-up/free-port.mjs';
import { median, report } from './report.mjs';

const starts = Number(process.argv[2] ?? 3);
const root = resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
try {
  await secondsToFirstAnswer();
  const seconds = [];
  for (let start = 0; start < starts; start += 1) seconds.push(await secondsToFirstAnswer());
  console.log(seconds.map((value) => `${value.toFixed(1)} s`).join(', '));
  const bounds = { target: 5, floor: 10, isUpperBound: true };
  report('second start to first answer, seconds', median(seconds), bounds);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function secondsToFirstAnswer() {
  const port = await findFreePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // Set and empty: whatever `.env` says, this start must not touch a real database or send mails.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The portal did not start');
    await pause(20);
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill();
  await exited;
  return seconds;
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
