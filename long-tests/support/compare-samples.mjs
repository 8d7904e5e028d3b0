/** The difference of the medians, and the probability of such samples by chance (Mann–Whitney). */
export function compareSamples([left, right]) {
  const all = [...left.map((value) => [value, 0]), ...right.map((value) => [value, 1])];
  all.sort(([a], [b]) => a - b);
  const rankSum = all.reduce((sum, [, side], index) => (side === 0 ? sum + index + 1 : sum), 0);
  const [n, m] = [left.length, right.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { gapMs: median(left) - median(right), p: twoSided((u - (n * m) / 2) / deviation) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The normal distribution's tails, after Abramowitz and Stegun 26.2.17. */
function twoSided(z) {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return Math.min(1, 2 * sum * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)));
}
