import type { VectorFile } from '@timesync/contract/vectors';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { prayerTimes } from '../times/prayer-times.ts';
import { timeNames } from '../times/time-names.ts';
import { clockTime } from '../times/zone.ts';

/** One in each month, both solstices, a leap day and the ends of a year. */
const dates = [
  '2026-01-01',
  '2027-02-08',
  '2028-02-29',
  '2026-03-20',
  '2029-04-17',
  '2026-05-27',
  '2026-06-21',
  '2025-07-16',
  '2030-08-17',
  '2026-09-23',
  '2031-10-10',
  '2026-12-31',
];

/** Every town of the list; a field for each date, such as on20260101. */
export function timesVectors(): VectorFile {
  return {
    about:
      'Prayer times without corrections, at the height that the ministry has for the town: imsak, subuh, terbit, dhuha, zuhur, ashar, maghrib, isya on the clock of the zone.',
    cases: indonesianCities.map((city) => ({
      name: city.slug,
      latitude: city.latitude.toFixed(4),
      longitude: city.longitude.toFixed(4),
      height: `${city.height}`,
      zone: city.zone,
      ...Object.fromEntries(
        dates.map((date) => {
          const times = prayerTimes(city, Date.parse(`${date}T05:00:00Z`));
          const shown = timeNames.map((name) => clockTime(times[name], city.zone)).join(' ');
          return [`on${date.replaceAll('-', '')}`, shown];
        }),
      ),
    })),
  };
}
