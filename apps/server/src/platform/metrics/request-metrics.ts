// Number, outcome and duration of requests by route as the app declares it, not by URL, so that
// requests for random addresses cannot fill the memory.
import type { Metric, Sample } from './prometheus-text.ts';
import { createRecentMinutes, type RecentMinutes } from './recent-minutes.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface AnsweredRequest {
  method: string;
  /** `/transaction/:id`; undefined for what no route takes. */
  route: string | undefined;
  status: number;
  ms: number;
}

interface Durations {
  /** How many took no longer than the bucket of that index, and longer than the one before. */
  buckets: number[];
  sum: number;
  count: number;
}

export interface RequestMetrics {
  count(request: AnsweredRequest): void;
  read(): Metric[];
  minutes: RecentMinutes;
}

export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, Sample>();
  const durations = new Map<string, Durations>();
  const minutes = createRecentMinutes();

  return {
    minutes,
    count({ method, route = 'none', status, ms }) {
      const key = `${method} ${route} ${status}`;
      const known = counts.get(key);
      if (known) known.value += 1;
      else counts.set(key, { labels: { method, route, status: String(status) }, value: 1 });
      const times = durations.get(route) ?? newDurations();
      durations.set(route, times);
      const index = BUCKETS_SECONDS.findIndex((limit) => ms <= limit * 1000);
      if (index >= 0) times.buckets[index] = (times.buckets[index] ?? 0) + 1;
      times.sum += ms / 1000;
      times.count += 1;
      minutes.count(ms);
    },
    read: () => [
      {
        name: 'timesync_http_requests_total',
        help: 'Answered requests by route and status.',
        type: 'counter',
        samples: [...counts.values()],
      },
      {
        name: 'timesync_http_request_duration_seconds',
        help: 'Time from the request to the end of its answer, by route.',
        type: 'histogram',
        samples: [...durations].flatMap(([route, times]) => histogramOf(route, times)),
      },
    ],
  };
}

const newDurations = (): Durations => ({ buckets: BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 });

function histogramOf(route: string, { buckets, sum, count }: Durations): Sample[] {
  let below = 0;
  const samples: Sample[] = BUCKETS_SECONDS.map((limit, index) => {
    below += buckets[index] ?? 0;
    return { suffix: '_bucket', labels: { route, le: String(limit) }, value: below };
  });
  return [
    ...samples,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ];
}
