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

/**
 * Years 1440 to 1540 of the tables, three hexadecimal digits each: a set bit is a month of 30 days, the
 * lowest is Muharam. Written down, because a browser's first `Intl.DateTimeFormat` blocks a weak phone for
 * nearly a tenth of a second, right after the first paint.
 */
export const YEARS =
  '2ba5b55aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b55aada5b4da9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4ad1562bc5b53a6b5db2d64d29a554ad96daea6e8ed1da4d4aa6a2da5b9b72b686d16554ab95b2ba5b5da9d52ca694e46e95d4daad5aaaa4d49b9374b6';
const FIRST_YEAR = 1440;
/** The first day of the month, counted from 1970. */
const FIRST_DAY = 17_785;

export interface HijriDay {
  day: number;
  /** The month, counted from 1. */
  month: number;
  monthName: string;
  year: number;
}

/** `20 Muharam 1447 H`; undefined before September 2018 and after September 2116. */
export function hijriDate(
  atMs: number,
  zone: Zone,
  maghribMs: number,
  addedDays: number,
): string | undefined {
  const days = addedDays + (atMs >= maghribMs ? 1 : 0);
  const hijri = hijriDay(wallTime(atMs + days * DAY_MS, zone));
  return hijri && `${hijri.day} ${hijri.monthName} ${hijri.year} H`;
}

/** The Hijri day of the daylight hours of that day. */
export function hijriDay({ year, month, day }: WallTime): HijriDay | undefined {
  let left = Date.UTC(year, month - 1, day) / DAY_MS - FIRST_DAY;
  if (left < 0) return undefined;
  for (let at = 0; at < YEARS.length; at += 3) {
    const long = Number.parseInt(YEARS.slice(at, at + 3), 16);
    for (const [index, monthName] of months.entries()) {
      const days = (long >> index) & 1 ? 30 : 29;
      const hijriYear = FIRST_YEAR + at / 3;
      if (left < days) return { day: left + 1, month: index + 1, monthName, year: hijriYear };
      left -= days;
    }
  }
  return undefined;
}
