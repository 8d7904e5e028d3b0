import { expect, test } from 'vitest';
import { elapsedLabel } from './elapsed-label';

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
