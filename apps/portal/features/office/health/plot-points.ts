const WIDTH = 100;
const HEIGHT = 32;
const MARGIN = 2;

/** Scaled from zero to the highest value, so that small changes look small. */
export function plotPoints(values: number[]): string {
  const highest = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => {
      const y = HEIGHT - MARGIN - (value / highest) * (HEIGHT - 2 * MARGIN);
      return `${round(index * step)},${round(y)}`;
    })
    .join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;
