// How steadily this machine works now: repeats the same small task on all cores. On a quiet machine
// each takes equally long.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const PIECES = 25;
const LOOKS = 3;
/** The slow pieces of a quiet machine take at most this much longer than its fastest. */
const STEADY = 1.3;

const script = `
  const { parentPort } = require('node:worker_threads');
  const work = () => {
    let state = 1;
    for (let step = 0; step < 8_000_000; step += 1) state = Math.imul(state, 1_664_525) + step;
    return state;
  };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) work();
  parentPort.postMessage(Array.from({ length: ${PIECES} }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }));`;

let fastest = Number.POSITIVE_INFINITY;

/** Whether other processes use the machine. Our own leftovers end after a check or two. */
export async function isMachineBusy() {
  for (let look = 0; look < LOOKS; look += 1) {
    const slow = percentile80(await measurePieces());
    if (slow <= STEADY * fastest) return false;
  }
  return true;
}

async function measurePieces() {
  const cores = Array.from({ length: availableParallelism() }, onOneCore);
  const pieces = (await Promise.all(cores)).flat();
  fastest = Math.min(fastest, ...pieces);
  return pieces;
}

function onOneCore() {
  return new Promise((resolve, reject) => {
    new Worker(script, { eval: true }).once('message', resolve).once('error', reject);
  });
}

function percentile80(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.8)];
}
