// The times of many days for printing: a month, or a Ramadan. It uses the clock's own functions, so
// that paper and screen never differ.
import { type HijriDay, hijriDay, RAMADAN } from './hijri-date.ts';
import { type Place, prayerTimes, type TimeName, timeNames } from './prayer-times.ts';
import { clockTime, DAY_MS, startOfDay, type WallTime, wallTime } from './zone.ts';

export interface TimetableDay {
  date: WallTime;
  hijri: HijriDay | undefined;
  /** `04:24` each. */
  times: Record<TimeName, string>;
}

const LONGEST_MONTH = 31;
const LONGEST_HIJRI_MONTH = 30;
const HIJRI_YEAR = 355;

/** The days of the month that holds `atMs`. */
export function monthTimetable(place: Place, atMs: number): TimetableDay[] {
  const { year, month, day } = wallTime(atMs, place.zone);
  const firstMs = startOfDay(atMs, place.zone) - (day - 1) * DAY_MS;
  return daysFrom(place, firstMs, LONGEST_MONTH).filter(
    ({ date }) => date.year === year && date.month === month,
  );
}

/** The days of the Ramadan that holds `atMs`, or of the next one. */
export function ramadanTimetable(place: Place, atMs: number): TimetableDay[] {
  const today = startOfDay(atMs, place.zone);
  const isIn = (dayMs: number) => hijriDay(wallTime(dayMs, place.zone))?.month === RAMADAN;
  let firstMs = today;
  for (let days = 0; days < HIJRI_YEAR && !isIn(firstMs); days += 1) firstMs += DAY_MS;
  for (let days = 0; days < LONGEST_HIJRI_MONTH && isIn(firstMs - DAY_MS); days += 1) {
    firstMs -= DAY_MS;
  }
  return daysFrom(place, firstMs, LONGEST_HIJRI_MONTH).filter(
    ({ hijri }) => hijri?.month === RAMADAN,
  );
}

function daysFrom(place: Place, firstMs: number, count: number): TimetableDay[] {
  return Array.from({ length: count }, (_, index) => dayAt(place, firstMs + index * DAY_MS));
}

function dayAt(place: Place, dayMs: number): TimetableDay {
  const date = wallTime(dayMs, place.zone);
  const moments = prayerTimes(place, dayMs);
  const entries = timeNames.map((name) => [name, clockTime(moments[name], place.zone)]);
  return { date, hijri: hijriDay(date), times: Object.fromEntries(entries) };
}
