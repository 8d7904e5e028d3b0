import { setTimeout as pause } from 'node:timers/promises';
import { isAnswered } from './answered.mjs';

/**
 * Asks each path every so often, whether the answer before has come or not, until `work` is done.
 * Returns the milliseconds of every answer by path, and how many were refused by a busy portal.
 */
export async function visitDuring(work, paths, { everyMs, atLeastMs }) {
  const times = new Map(paths.map(({ name }) => [name, []]));
  const underWay = [];
  let refused = 0;
  let isOver = false;
  const started = performance.now();
  const working = work().finally(() => {
    isOver = true;
  });
  for (let round = 0; !isOver || performance.now() - started < atLeastMs; round += 1) {
    for (const { name, ask } of paths) underWay.push(visit(ask(round), times.get(name)));
    await pause(Math.max(0, started + (round + 1) * everyMs - performance.now()));
  }
  await Promise.all([working, ...underWay]);
  return { seconds: (performance.now() - started) / 1000, times, refused };

  async function visit(asking, into) {
    const askedAt = performance.now();
    if (await isAnswered(asking)) into.push(performance.now() - askedAt);
    else refused += 1;
  }
}

export function percentiles(times, shares) {
  const sorted = times.toSorted((a, b) => a - b);
  return shares.map((share) => sorted[Math.floor(sorted.length * share)]);
}
