import { expect, test } from 'vitest';
import { elapsedLabel, timeLeftLabel } from './time-labels';

const SINCE = '2026-08-17T02:00:00.000Z';

test.each([
  ['2026-08-17T01:59:00.000Z', 'baru saja'],
  ['2026-08-17T02:00:59.999Z', 'baru saja'],
  ['2026-08-17T02:01:00.000Z', '1 menit'],
  ['2026-08-17T02:59:59.999Z', '59 menit'],
  ['2026-08-17T03:00:00.000Z', '1 jam'],
  ['2026-08-17T05:05:00.000Z', '3 jam 5 menit'],
  ['2026-08-18T01:59:00.000Z', '23 jam 59 menit'],
  ['2026-08-18T02:30:00.000Z', '1 hari'],
  ['2026-08-19T06:00:00.000Z', '2 hari 4 jam'],
])('at %s it has been %s', (now, text) => {
  expect(elapsedLabel(SINCE, Date.parse(now))).toBe(text);
});

const until = '2026-11-18T12:00:00.000Z';
const before = (ms: number) => Date.parse(until) - ms;
const MINUTE = 60_000;

test.each([
  [3 * 24 * 60 * MINUTE, '3 hari 0 jam'],
  [2 * 24 * 60 * MINUTE - 1, '1 hari 23 jam'],
  [65 * MINUTE, '1 jam 5 menit'],
  [59 * MINUTE + 7000, '59 menit 7 detik'],
  [9_999, '9 detik'],
  [400, '0 detik'],
  [-MINUTE, '0 detik'],
])('%i milliseconds before it reads %s', (ms, label) => {
  expect(timeLeftLabel(until, before(ms))).toBe(label);
});
