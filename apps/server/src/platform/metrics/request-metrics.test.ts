import { expect, it } from 'vitest';
import { prometheusText } from './prometheus-text.ts';
import { createRequestMetrics } from './request-metrics.ts';

it('counts requests and sorts their times into buckets that include the smaller ones', () => {
  const metrics = createRequestMetrics();
  for (const ms of [3, 30, 30_000]) {
    metrics.count({ method: 'GET', route: '/transaction/:id', status: 200, ms });
  }
  metrics.count({ method: 'GET', route: undefined, status: 404, ms: 1 });
  const text = prometheusText(metrics.read());
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE timesync_http_requests_total counter',
      'timesync_http_requests_total{method="GET",route="/transaction/:id",status="200"} 3',
      'timesync_http_requests_total{method="GET",route="none",status="404"} 1',
      'timesync_http_request_duration_seconds_bucket{route="/transaction/:id",le="0.005"} 1',
      'timesync_http_request_duration_seconds_bucket{route="/transaction/:id",le="0.05"} 2',
      'timesync_http_request_duration_seconds_bucket{route="/transaction/:id",le="10"} 2',
      'timesync_http_request_duration_seconds_bucket{route="/transaction/:id",le="+Inf"} 3',
      'timesync_http_request_duration_seconds_sum{route="/transaction/:id"} 30.033',
    ]),
  );
});

it('writes labels so that they can be read again', () => {
  const sample = { labels: { route: 'a"b\\c\nd' }, value: 1 };
  const metric = { name: 'x', help: 'X.', type: 'gauge', samples: [sample] } as const;
  expect(prometheusText([{ ...metric, samples: [sample] }])).toContain(
    'x{route="a\\"b\\\\c\\nd"} 1\n',
  );
});
