import { describe, expect, it } from 'vitest';
import { formatLastDay, isUnderWarranty, warrantyLastDay } from './warranty-days.ts';

const sentAt = new Date('2026-11-10T03:00:00+07:00');
const lastDay = (receivedAt: string | null, months = 12) =>
  warrantyLastDay({ sentAt, receivedAt: receivedAt ? new Date(receivedAt) : null }, months);

describe('the last day', () => {
  it.each([
    ['nobody said that it was received', null, '2027-11-10'],
    ['received', '2026-11-15T09:00:00+07:00', '2027-11-15'],
    ['received just after midnight in Jakarta', '2026-11-15T00:01:00+07:00', '2027-11-15'],
    ['received just before', '2026-11-14T23:59:00+07:00', '2027-11-14'],
    ['said so a year later, to make it longer', '2027-10-01T09:00:00+07:00', '2027-11-24'],
  ])('%s', (_case, receivedAt, expected) => {
    expect(lastDay(receivedAt)).toBe(expected);
  });

  it.each([
    ['2024-02-29T12:00:00+07:00', 12, '2025-02-28'],
    ['2024-02-29T12:00:00+07:00', 48, '2028-02-29'],
    ['2026-08-31T12:00:00+07:00', 6, '2027-02-28'],
    ['2026-12-31T12:00:00+07:00', 2, '2027-02-28'],
    ['2026-12-31T12:00:00+07:00', 0, '2026-12-31'],
  ])('from %s, %i months', (sent, months, expected) => {
    expect(warrantyLastDay({ sentAt: new Date(sent), receivedAt: null }, months)).toBe(expected);
  });

  it('is written as people write dates', () => {
    expect(formatLastDay('2027-11-15')).toBe('15 Nov 2027');
  });
});

it.each([
  ['2027-11-14T12:00:00+07:00', true],
  ['2027-11-15T00:00:00+07:00', true],
  ['2027-11-15T23:59:59.999+07:00', true],
  ['2027-11-16T00:00:00+07:00', false],
])('a warranty until 15 Nov 2027 holds at %s: %s', (now, holds) => {
  expect(isUnderWarranty('2027-11-15', new Date(now))).toBe(holds);
});

it('never begins before the box is sent', () => {
  expect(isUnderWarranty(null, new Date())).toBe(false);
});
