// How many times slower this machine is at the moment than a quiet one. Time-outs of tests are
// multiplied by it: a busy machine makes the tests slow, never red.
import { availableParallelism, loadavg } from 'node:os';

/** The duration of `work` on one quiet core of a small rented machine. */
const QUIET_MS = 150;
/** With a larger factor a red test looks like one that hangs. */
const MOST = 5;
const LONGEST_WAIT_MS = 120_000;

/** Measured once per run; the processes that the run starts read what it found. */
function machinePace() {
  if (!process.env.MACHINE_PACE) {
    process.env.MACHINE_PACE = measurePace().toFixed(1);
    console.log(`Time-outs × ${process.env.MACHINE_PACE}, for what this machine is doing now.`);
  }
  return Number(process.env.MACHINE_PACE);
}

/** Whole milliseconds, for the settings of a test runner. */
export function atMachinePace(milliseconds) {
  return Math.round(milliseconds * machinePace());
}

/** For what a test waits for: longer than two minutes, a red test would look like one that hangs. */
export function waitAtMachinePace(milliseconds) {
  return Math.min(LONGEST_WAIT_MS, atMachinePace(milliseconds));
}

function measurePace() {
  const startedAt = performance.now();
  work();
  const slowness = (performance.now() - startedAt) / QUIET_MS;
  // A short task is scheduled soon; the load average shows how long a long one would wait.
  const queue = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MOST, Math.max(1, slowness, queue));
}

function work() {
  let state = 1;
  for (let step = 0; step < 100_000_000; step += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  }
  return state;
}
