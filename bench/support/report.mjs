import { targets } from '../targets.mjs';
import { judge } from './judge.mjs';
import { isMachineBusy } from './yardstick.mjs';

// Stopped from outside: started processes end with this one, by their own hooks.
process.once('SIGTERM', () => process.exit(143));

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Before measuring: processes started later would look like other load. */
let wasBusy = await isMachineBusy();

/**
 * Prints a figure of `targets.mjs` beside its target, and hands it to `npm run bench` when that runs
 * it. Beyond its floor the process ends with 1. On a machine that was busy before or is after, it
 * says so instead.
 */
export async function report(name, value) {
  const { target, floor, isSteady } = targets[name];
  const isBusy = !isSteady && (await isMachineBusy());
  const isUnsure = isBusy || (wasBusy && !isSteady);
  wasBusy = isBusy;
  if (isUnsure) {
    console.log(`${name}: the machine is busy, no figure`);
    process.send?.({ name });
    process.exitCode = 1;
    return;
  }
  const verdict = judge(name, value);
  console.log(`${name}: ${value.toFixed(2)} (target ${target}, floor ${floor})${verdict.words}`);
  process.send?.({ name, value });
  if (verdict.isFailure) process.exitCode = 1;
}
