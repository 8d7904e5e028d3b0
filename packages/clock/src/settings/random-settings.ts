// For tests: any settings that are allowed, from `Math.random`, whose seed the run prints.
import { indonesianCities } from '../places/indonesian-cities.ts';
import { sampleDonation } from '../portable/sample-donation.ts';
import { timeNames } from '../times/time-names.ts';
import {
  type ClockSettings,
  CORRECTION_MAX,
  defaultSettings,
  FRIDAY_EARLIEST,
  FRIDAY_LATEST,
  HEIGHT_MAX,
  HIJRI_DAYS_MAX,
  MINUTES_MAX,
  prayers,
} from './clock-settings.ts';
import { type Theme, themes } from './themes.ts';

const whole = (least: number, most: number) =>
  least + Math.floor(Math.random() * (most - least + 1));
const one = <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T;
const maybe = <T>(value: T) => (Math.random() < 0.5 ? value : undefined);
const words = ['Masjid', 'Nurul', 'Huda', 'Jami’', 'مسجد', 'النور', 'Kajian', 'Rp 2.000.000', '·'];
const phrase = (count: number) => Array.from({ length: count }, () => one(words)).join(' ');

export function randomSettings(): ClockSettings {
  const from = whole(0, 1439);
  const numbers = (names: readonly string[], least: number, most: number) =>
    Object.fromEntries(names.map((name) => [name, whole(least, most)]));
  return {
    mosque: phrase(whole(1, 3)),
    citySlug: one(indonesianCities).slug,
    position: undefined,
    height: maybe(whole(0, HEIGHT_MAX)),
    theme: one(Object.keys(themes) as Theme[]),
    runningText: maybe(phrase(whole(0, 12))) ?? defaultSettings.runningText,
    iqomah: numbers(prayers, 0, MINUTES_MAX) as ClockSettings['iqomah'],
    corrections: numbers(
      timeNames,
      -CORRECTION_MAX,
      CORRECTION_MAX,
    ) as ClockSettings['corrections'],
    hijriDays: whole(-HIJRI_DAYS_MAX, HIJRI_DAYS_MAX),
    fridayAt: maybe(whole(FRIDAY_EARLIEST, FRIDAY_LATEST)),
    prayerMinutes: whole(0, MINUTES_MAX),
    dark: maybe({ from, to: (from + whole(1, 1439)) % 1440 }),
    donation: maybe(sampleDonation) ?? '',
    tarhimMinutes: whole(0, MINUTES_MAX),
  };
}
