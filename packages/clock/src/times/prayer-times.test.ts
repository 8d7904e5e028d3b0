import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCity } from '../places/city.ts';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { type Place, prayerTimes } from './prayer-times.ts';
import { publishedSunTimes, publishedTimes } from './published-times.ts';
import { timeNames } from './time-names.ts';
import { clockTime, DAY_MS, wallTime } from './zone.ts';

const malang: Place = { latitude: -7.9797, longitude: 112.6304, zone: 'WIB', height: 0 };
const bekasi: Place = { latitude: -6.241586, longitude: 106.992416, zone: 'WIB', height: 0 };

const show = (place: Place, at: string) => {
  const times = prayerTimes(place, Date.parse(at));
  return Object.fromEntries(timeNames.map((name) => [name, clockTime(times[name], place.zone)]));
};

const malangPublished = {
  imsak: '04:14',
  subuh: '04:24',
  terbit: '05:41',
  dhuha: '06:10',
  zuhur: '11:39',
  ashar: '14:59',
  maghrib: '17:30',
  isya: '18:43',
};

const startZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = startZone;
});

// A visitor may sit anywhere: the package underneath reads the host's date.
describe.each([
  'Asia/Jakarta',
  'Asia/Jayapura',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Europe/Berlin',
])('for a visitor in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test.each([
    '2025-07-16T00:00:00+07:00',
    '2025-07-16T12:00:00+07:00',
    '2025-07-16T23:59:59+07:00',
  ])('Malang has the published times at %s', (at) =>
    expect(show(malang, at)).toEqual(malangPublished),
  );

  test('Bekasi has the reported times', () => {
    expect(show(bekasi, '2023-11-30T08:00:00+07:00')).toMatchObject({
      subuh: '04:05',
      zuhur: '11:44',
      ashar: '15:08',
    });
  });
});

// From Sabang to Merauke, with the outermost islands and both halves of Kalimantan.
const places: [string, Place][] = [
  ['Sabang', { latitude: 5.8897, longitude: 95.3164, zone: 'WIB', height: 0 }],
  ['Medan', { latitude: 3.5833, longitude: 98.6667, zone: 'WIB', height: 0 }],
  ['Jakarta', { latitude: -6.1805, longitude: 106.8284, zone: 'WIB', height: 0 }],
  ['Surabaya', { latitude: -7.2492, longitude: 112.7508, zone: 'WIB', height: 0 }],
  ['Pontianak', { latitude: -0.0309, longitude: 109.3257, zone: 'WIB', height: 0 }],
  ['Palangka Raya', { latitude: -2.2089, longitude: 113.9169, zone: 'WIB', height: 0 }],
  ['Banjarmasin', { latitude: -3.3199, longitude: 114.5908, zone: 'WITA', height: 0 }],
  ['Makassar', { latitude: -5.1486, longitude: 119.432, zone: 'WITA', height: 0 }],
  ['Kupang', { latitude: -10.1708, longitude: 123.6075, zone: 'WITA', height: 0 }],
  ['Melonguane', { latitude: 4.0, longitude: 126.68, zone: 'WITA', height: 0 }],
  ['Ambon', { latitude: -3.6958, longitude: 128.1833, zone: 'WIT', height: 0 }],
  ['Jayapura', { latitude: -2.5333, longitude: 140.7, zone: 'WIT', height: 0 }],
  ['Merauke', { latitude: -8.4996, longitude: 140.4061, zone: 'WIT', height: 0 }],
];

const MINUTE_MS = 60_000;
const FIRST_DAY = Date.parse('2028-01-01T12:00:00Z');
const LEAP_YEAR_DAYS = 366;

describe.each(places)('all days of a leap year in %s', (_, place) => {
  const days = Array.from({ length: LEAP_YEAR_DAYS }, (__, index) => FIRST_DAY + index * DAY_MS);
  const year = days.map((atMs) => prayerTimes(place, atMs));

  test('times follow each other, on the day that was asked for, in whole minutes', () => {
    year.forEach((times, index) => {
      const moments = timeNames.map((name) => times[name]);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(moments.every((moment) => moment % MINUTE_MS === 0)).toBe(true);
      const asked = wallTime(FIRST_DAY + index * DAY_MS, place.zone);
      for (const moment of moments) {
        const { month, day } = wallTime(moment, place.zone);
        expect([month, day]).toEqual([asked.month, asked.day]);
      }
    });
  });

  test('no time moves more than two minutes from one day to the next', () => {
    for (const name of timeNames) {
      const steps = year.slice(1).map((times, index) => times[name] - (year[index]?.[name] ?? 0));
      const largest = Math.max(...steps.map((step) => Math.abs(step - DAY_MS)));
      expect(largest, name).toBeLessThanOrEqual(2 * MINUTE_MS);
    }
  });

  test('the zone puts noon where people know it', () => {
    for (const { zuhur, subuh, maghrib } of year) {
      expect(
        clockTime(zuhur, place.zone) >= '11:10' && clockTime(zuhur, place.zone) <= '13:00',
      ).toBe(true);
      expect(
        clockTime(subuh, place.zone) >= '03:30' && clockTime(subuh, place.zone) <= '05:50',
      ).toBe(true);
      expect(
        clockTime(maghrib, place.zone) >= '17:05' && clockTime(maghrib, place.zone) <= '19:10',
      ).toBe(true);
    }
  });
});

test('of 64 published times one is a minute early, where the town’s coordinates differ', () => {
  const differences = publishedTimes.flatMap(([slug, date, published]) => {
    const town = findCity(indonesianCities, slug);
    const computed = show(town, `${date}T05:00:00Z`);
    return published.split(' ').flatMap((time, index) => {
      const name = timeNames[index] ?? 'imsak';
      return computed[name] === time ? [] : [`${slug} ${date} ${name} ${computed[name]}`];
    });
  });
  expect(publishedTimes.flatMap(([, , times]) => times.split(' '))).toHaveLength(64);
  expect(differences).toEqual(['kota-semarang 2021-04-13 ashar 15:00']);
});

// A minute off where the ministry's point lies elsewhere in the region, or its rounding was another.
const aMinuteOff = [
  'kab-bandung-barat 2026-02-19 18:20',
  'kab-karo 2023-04-01 18:42',
  'kab-simalungun 2026-12-31 06:21',
  'kota-bukittinggi 2026-12-31 06:10',
  'kota-malang 2026-03-06 17:50',
  'kota-pematangsiantar 2025-03-30 18:35',
];

test('terbit and maghrib are the ministry’s, corrected for height only where its table is', () => {
  const differences = publishedSunTimes.flatMap(([slug, date, ...published]) => {
    const { terbit, maghrib } = show(findCity(indonesianCities, slug), `${date}T05:00:00Z`);
    return [terbit, maghrib].flatMap((time, index) =>
      published[index] === '-' || published[index] === time ? [] : [`${slug} ${date} ${time}`],
    );
  });
  expect(differences).toEqual(aMinuteOff);
});
