// The times of many days for printing: a month, or a Ramadan. It uses the clock's own functions, so
// that document and screen never differ.
import type { ClockSettings } from '../settings/clock-settings.ts';
import { dayTimes } from './day-times.ts';
import { type HijriDay, hijriDay, RAMADAN } from './hijri-date.ts';
import type { Place } from './prayer-times.ts';
import { type TimeName, timeNames } from './time-names.ts';
import { clockTime, DAY_MS, startOfDay, type WallTime, wallTime } from './zone.ts';

type Timed = Pick<ClockSettings, 'corrections' | 'fridayAt' | 'hijriDays'>;

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
export function monthTimetable(settings: Timed, place: Place, atMs: number): TimetableDay[] {
  const { year, month, day } = wallTime(atMs, place.zone);
  const firstMs = startOfDay(atMs, place.zone) - (day - 1) * DAY_MS;
  return daysFrom(settings, place, firstMs, LONGEST_MONTH).filter(
    ({ date }) => date.year === year && date.month === month,
  );
}

/** The days of the Ramadan that holds `atMs`, or of the next one. */
export function ramadanTimetable(settings: Timed, place: Place, atMs: number): TimetableDay[] {
  const today = startOfDay(atMs, place.zone);
  const isIn = (dayMs: number) => hijriOf(settings, place, dayMs)?.month === RAMADAN;
  let firstMs = today;
  for (let days = 0; days < HIJRI_YEAR && !isIn(firstMs); days += 1) firstMs += DAY_MS;
  for (let days = 0; days < LONGEST_HIJRI_MONTH && isIn(firstMs - DAY_MS); days += 1) {
    firstMs -= DAY_MS;
  }
  return daysFrom(settings, place, firstMs, LONGEST_HIJRI_MONTH).filter(
    ({ hijri }) => hijri?.month === RAMADAN,
  );
}

function daysFrom(settings: Timed, place: Place, firstMs: number, count: number): TimetableDay[] {
  return Array.from({ length: count }, (_, index) =>
    dayAt(settings, place, firstMs + index * DAY_MS),
  );
}

function dayAt(settings: Timed, place: Place, dayMs: number): TimetableDay {
  const date = wallTime(dayMs, place.zone);
  const moments = dayTimes(settings, place, dayMs);
  const entries = timeNames.map((name) => [name, clockTime(moments[name], place.zone)]);
  return { date, hijri: hijriOf(settings, place, dayMs), times: Object.fromEntries(entries) };
}

function hijriOf({ hijriDays }: Timed, { zone }: Place, dayMs: number): HijriDay | undefined {
  return hijriDay(wallTime(dayMs + hijriDays * DAY_MS, zone));
}
