import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDayMonth, isoDate } from './dates.ts';

it.each([
  ['2026-08-17T02:05:00Z', '17 Agu 2026, 09:05'],
  ['2026-12-31T17:00:00Z', '1 Jan 2027, 00:00'],
  ['2026-05-01T16:59:00Z', '1 Mei 2026, 23:59'],
])('%s is shown as %s, in Jakarta', (moment, expected) => {
  expect(formatDateTime(moment)).toBe(expected);
});

it('names all twelve months', () => {
  const names = Array.from(
    { length: 12 },
    (_, month) => formatDate(new Date(Date.UTC(2026, month, 15))).split(' ')[1],
  );
  expect(names.join(' ')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des');
});

it.each([
  ['2026-08-16T16:59:00Z', '2026-08-16'],
  ['2026-08-16T17:00:00Z', '2026-08-17'],
])('%s is the day %s in Jakarta', (moment, expected) => {
  expect(isoDate(moment)).toBe(expected);
});

it('shows a day of the bank without a time zone', () => {
  expect(['2026-08-03', '2026-12-31'].map(formatDayMonth)).toEqual(['3 Agu', '31 Des']);
});
