import { expect, test } from 'vitest';
import { hijriDate } from './hijri-date.ts';

const MAGHRIB = '17:30:00';
const show = (day: string, time: string) =>
  hijriDate(Date.parse(`${day}T${time}+07:00`), 'WIB', Date.parse(`${day}T${MAGHRIB}+07:00`));

test.each([
  ['2025-06-27', '12:00:00', '2 Muharam 1447 H'],
  ['2025-07-16', '17:29:59', '21 Muharam 1447 H'],
  ['2025-07-16', '17:30:00', '22 Muharam 1447 H'],
  ['2025-07-16', '23:59:59', '22 Muharam 1447 H'],
  ['2025-07-17', '00:00:00', '22 Muharam 1447 H'],
  ['2026-02-18', '12:00:00', '1 Ramadan 1447 H'],
  ['2026-03-20', '12:00:00', '1 Syawal 1447 H'],
  ['2026-05-27', '12:00:00', '10 Zulhijah 1447 H'],
])('%s %s is %s', (day, time, expected) => expect(show(day, time)).toBe(expected));
