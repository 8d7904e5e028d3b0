import { targets } from '../targets.mjs';

/** Compares a figure with its target and its floor. */
export function judge(name, value) {
  const { target, floor, isUpperBound } = targets[name];
  const reaches = (bound) => (isUpperBound ? value <= bound : value >= bound);
  if (reaches(target)) return { words: '', isFailure: false };
  if (reaches(floor)) return { words: ' – target missed', isFailure: false };
  return { words: ' – FLOOR MISSED', isFailure: true };
}
