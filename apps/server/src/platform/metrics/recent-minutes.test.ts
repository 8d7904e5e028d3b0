import { expect, it } from 'vitest';
import { createRecentMinutes } from './recent-minutes.ts';

it('remembers an hour, minute by minute', () => {
  const recent = createRecentMinutes(() => 7);
  for (let ms = 1; ms <= 100; ms += 1) recent.count(ms);
  recent.turn(new Date(0));
  recent.turn(new Date(60_000));
  expect(recent.read()).toEqual([
    { at: new Date(0), requests: 100, p95Ms: 95, rssBytes: 7 },
    { at: new Date(60_000), requests: 0, p95Ms: null, rssBytes: 7 },
  ]);
  for (let minute = 2; minute < 61; minute += 1) recent.turn(new Date(minute * 60_000));
  expect(recent.read()).toHaveLength(60);
  expect(recent.read()[0]?.at).toEqual(new Date(60_000));
});
