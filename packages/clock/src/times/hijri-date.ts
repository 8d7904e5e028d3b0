// The Hijri date by the Umm al-Qura tables. Indonesia decides the beginning of a month by sighting
// (sidang isbat), so this is always shown as "perkiraan". A Hijri day begins at maghrib.
import { DAY_MS, type WallTime, wallTime, type Zone } from './zone.ts';

const months = [
  'Muharam',
  'Safar',
  'Rabiulawal',
  'Rabiulakhir',
  'Jumadilawal',
  'Jumadilakhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
];
export const RAMADAN = 9;

const CALENDAR = 'islamic-umalqura';
const format = new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

export interface HijriDay {
  day: number;
  /** From 1. */
  month: number;
  monthName: string;
  year: number;
}

/** `20 Muharam 1447 H`; undefined in a browser that does not know the calendar. */
export function hijriDate(atMs: number, zone: Zone, maghribMs: number): string | undefined {
  const hijri = hijriDay(wallTime(atMs >= maghribMs ? atMs + DAY_MS : atMs, zone));
  return hijri && `${hijri.day} ${hijri.monthName} ${hijri.year} H`;
}

/** Of the daylight hours of that day. */
export function hijriDay({ year, month, day }: WallTime): HijriDay | undefined {
  // A browser that does not know it would silently give the date of the common calendar.
  if (format.resolvedOptions().calendar !== CALENDAR) return undefined;
  const parts = format.formatToParts(Date.UTC(year, month - 1, day, 12));
  const read = (type: string) =>
    Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  const hijriMonth = read('month');
  const monthName = months[hijriMonth - 1] ?? '';
  return { day: read('day'), month: hijriMonth, monthName, year: read('year') };
}
