import { expect, test } from 'vitest';
import { hijriDate, hijriDay } from './hijri-date.ts';
import { DAY_MS, wallTime } from './zone.ts';

const MAGHRIB = '17:30:00';
const show = (day: string, time: string) =>
  hijriDate(Date.parse(`${day}T${time}+07:00`), 'WIB', Date.parse(`${day}T${MAGHRIB}+07:00`), 0);

test.each([
  ['2025-07-16', '17:29:59', '21 Muharam 1447 H'],
  ['2025-07-16', '17:30:00', '22 Muharam 1447 H'],
  ['2025-07-16', '23:59:59', '22 Muharam 1447 H'],
  ['2025-07-17', '00:00:00', '22 Muharam 1447 H'],
  ['2026-02-18', '12:00:00', '1 Ramadan 1447 H'],
])('%s %s is %s', (day, time, expected) => expect(show(day, time)).toBe(expected));

test('every day of a century is that of the Umm al-Qura calendar', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    dateStyle: 'short',
  });
  const dayAt = (at: number) => {
    const hijri = hijriDay(wallTime(at, 'WIB'));
    return hijri && `${hijri.month}/${hijri.day}/${hijri.year} AH`;
  };
  const end = Date.UTC(2116, 8, 8);
  const wrong: string[] = [];
  for (let at = Date.UTC(2018, 8, 11); at < end; at += DAY_MS) {
    if (dayAt(at) !== calendar.format(at)) wrong.push(new Date(at).toISOString());
  }
  expect(wrong).toEqual([]);
  expect(dayAt(end)).toBeUndefined();
  expect(dayAt(Date.UTC(2018, 8, 10))).toBeUndefined();
});

test.each([
  [-2, '28 Syakban 1447 H'],
  [-1, '29 Syakban 1447 H'],
  [1, '2 Ramadan 1447 H'],
  [2, '3 Ramadan 1447 H'],
])('with %i days added the first of Ramadan is %s', (days, expected) => {
  const noon = Date.parse('2026-02-18T12:00:00+07:00');
  const maghrib = Date.parse(`2026-02-18T${MAGHRIB}+07:00`);
  expect(hijriDate(noon, 'WIB', maghrib, days)).toBe(expected);
});
