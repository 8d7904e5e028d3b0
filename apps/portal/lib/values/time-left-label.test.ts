import { expect, test } from 'vitest';
import { timeLeftLabel } from './time-left-label';

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
