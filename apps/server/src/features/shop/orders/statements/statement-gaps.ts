// Two files join when the closing balance of one is the opening balance of the next, in whatever
// order they were read. Two files of one day read in the wrong order look broken as well, but there
// every end is also a start. The remaining ends are real gaps: a single chain has none.
import type { StatementGap } from '@timesync/contract';
import type { ChainEnd } from './statements.repository.ts';

interface Chains {
  /** Both lists are sorted by day. */
  starts: ChainEnd[];
  ends: ChainEnd[];
}

export function findGaps(chains: Chains): StatementGap[] {
  const starts = without(chains.starts, chains.ends);
  const ends = without(chains.ends, chains.starts);
  return starts.slice(1).flatMap((next, n) => {
    const last = ends[n];
    if (!last) return [];
    return [
      {
        lastDay: last.day,
        lastBalanceSen: last.balanceSen,
        nextDay: next.day,
        nextBalanceSen: next.balanceSen,
      },
    ];
  });
}

/** Those that no other takes up, each of which takes up one. */
function without(these: ChainEnd[], others: ChainEnd[]): ChainEnd[] {
  const left = new Map<number, number>();
  for (const { balanceSen } of others) left.set(balanceSen, (left.get(balanceSen) ?? 0) + 1);
  return these.filter(({ balanceSen }) => {
    const count = left.get(balanceSen) ?? 0;
    left.set(balanceSen, count - 1);
    return count <= 0;
  });
}
