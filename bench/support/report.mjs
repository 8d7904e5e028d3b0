export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints a figure beside its target. Beyond its floor the process ends with 1. */
export function report(name, value, { target, floor, isUpperBound = false }) {
  const reaches = (bound) => (isUpperBound ? value <= bound : value >= bound);
  const verdict = reaches(target) ? '' : reaches(floor) ? ' – target missed' : ' – FLOOR MISSED';
  console.log(`${name}: ${value.toFixed(2)} (target ${target}, floor ${floor})${verdict}`);
  if (!reaches(floor)) process.exitCode = 1;
}
