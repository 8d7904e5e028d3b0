import { expect, it } from 'vitest';
import { growthWithClients, growthWithRows } from './growth-factors.mjs';
import { growthPlot } from './growth-plot.mjs';

const sizes = [
  { label: '1×', ours: [100, 400, 400], limit: [200, 1_000, 1_000] },
  { label: '100×', ours: [50, 200, 100], limit: [150, 800, 800] },
];

it('draws a line for each size and a dashed one for its limit, within the picture', () => {
  const plot = growthPlot({ title: 'search', clients: [1, 8, 128], sizes });
  const lines = [...plot.matchAll(/<polyline class="([^"]+)" points="([^"]+)"/g)];
  expect(lines.map(([, name]) => name)).toEqual(['s0 limit', 's0', 's1 limit', 's1']);
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(plot).slice(1).map(Number);
  for (const [, , points] of lines) {
    const pairs = points.split(' ').map((point) => point.split(',').map(Number));
    expect(pairs).toHaveLength(3);
    for (const [x, y] of pairs) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});

it('sets what grows against what its limit does, in the mean', () => {
  // At a hundred times the rows 1/2, 1/2 and 1/4 of the first value; the limit keeps 3/4, 4/5 and
  // 4/5.
  expect(growthWithRows(sizes)).toBeCloseTo((2 * 0.75 * 2 * 0.8 * 4 * 0.8) ** (1 / 3));
  // With 128 clients the same and half, where the limit loses nothing.
  expect(growthWithClients(sizes, 1)).toBeCloseTo(Math.sqrt(1 * 2));
});
