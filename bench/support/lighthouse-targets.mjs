// What the public pages promise, and how far below a run may fall before it fails. Scores and
// times wander with the machine, so only a clear miss fails; shifts and sizes do not, so any miss fails.
const targets = [
  { name: 'performance', atLeast: 100, floor: 95 },
  { name: 'accessibility', atLeast: 100, floor: 95 },
  { name: 'bestPractices', atLeast: 100, floor: 95 },
  { name: 'seo', atLeast: 100, floor: 95 },
  { name: 'lcpMs', atMost: 1200, ceiling: 2000 },
  { name: 'tbtMs', atMost: 50, ceiling: 150 },
  { name: 'cls', atMost: 0, ceiling: 0 },
  { name: 'total', atMost: 250, ceiling: 250 },
  // Before anybody touches the page.
  { name: 'javascript', atMost: 40, ceiling: 70 },
];

/** The missed targets as words, and whether one is missed so far that the run fails. */
export function judge(median) {
  const misses = targets
    .map((target) => ({ ...target, value: median[target.name] }))
    .filter(({ value, atLeast, atMost }) => value < atLeast || value > atMost);
  return {
    missed: misses.map(
      ({ name, value, atLeast, atMost }) => `${name} ${value} (target ${atLeast ?? atMost})`,
    ),
    hasFailed: misses.some(({ value, floor, ceiling }) => value < floor || value > ceiling),
  };
}
