import { expect, test } from 'vitest';
import { choosePlace } from '../engine/compose-face.ts';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { defaultSettings } from '../settings/clock-settings.ts';
import { monthTimetable, ramadanTimetable } from './timetable.ts';

const jakarta = choosePlace(indonesianCities, { ...defaultSettings, citySlug: 'kota-jakarta' });
const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-02-10T00:00:00Z', 28, 1],
  ['2028-02-29T10:00:00Z', 29, 1],
  ['2026-12-31T16:59:59Z', 31, 1],
])('the month around %s has %i days', (iso, days, first) => {
  const dates = monthTimetable(defaultSettings, jakarta, at(iso)).map(({ date }) => date.day);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([days, first, days]);
});

test.each([
  ['before it', '2026-11-15T10:00:00Z', 1448],
  ['on its first day', '2027-02-08T10:00:00Z', 1448],
  ['on its last day', '2027-03-08T23:00:00+07:00', 1448],
  ['the day after', '2027-03-10T10:00:00Z', 1449],
])('Ramadan, asked for %s, is the one of %i', (_, iso, year) => {
  const days = ramadanTimetable(defaultSettings, jakarta, at(iso));
  expect(days.map(({ hijri }) => hijri?.day)).toEqual(days.map((_day, index) => index + 1));
  expect(days.length === 29 || days.length === 30).toBe(true);
  expect(new Set(days.map(({ hijri }) => hijri?.year))).toEqual(new Set([year]));
});
