const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** Round numbers from zero to at least the highest value; whole ones, for money and orders alike. */
export function axisTicks(highest: number): number[] {
  const least = Math.max(highest / MOST_STEPS, 1);
  const size = 10 ** Math.floor(Math.log10(least));
  const steps = ROUND_STEPS.map((step) => step * size).filter(Number.isInteger);
  const step = steps.find((each) => each >= least) ?? 10 * size;
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
