// The last hour in sixty numbers each, for the small plots of the page "Kesehatan". Prometheus has
// more.
const MINUTES = 60;
/** Enough for the percentiles; a busy minute has more requests than are worth storing. */
const MAX_TIMES = 2_000;

export interface Minute {
  at: Date;
  requests: number;
  /** Nineteen of twenty requests were faster; null without any. */
  p95Ms: number | null;
  rssBytes: number;
}

export interface RecentMinutes {
  count(ms: number): void;
  /** Ends the running minute; called by a timer. */
  turn(at: Date): void;
  /** Returns the minutes from the oldest to the newest. */
  read(): Minute[];
}

export function createRecentMinutes(readRss = () => process.memoryUsage.rss()): RecentMinutes {
  const minutes: Minute[] = [];
  let requests = 0;
  let times: number[] = [];
  return {
    count(ms) {
      requests += 1;
      if (times.length < MAX_TIMES) times.push(ms);
    },
    turn(at) {
      minutes.push({ at, requests, p95Ms: percentile95(times), rssBytes: readRss() });
      if (minutes.length > MINUTES) minutes.shift();
      requests = 0;
      times = [];
    },
    read: () => minutes,
  };
}

function percentile95(times: number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1];
  return found === undefined ? null : Math.round(found);
}
