// The times that a mosque shows: the computed ones with its corrections, and Jumat at the hour that it
// chose.
import type { ClockSettings } from '../settings/clock-settings.ts';
import { type DayTimes, type Place, prayerTimes } from './prayer-times.ts';
import { timeNames } from './time-names.ts';
import { startOfDay, wallTime } from './zone.ts';

const MINUTE_MS = 60_000;
const FRIDAY = 5;

export type TimeSettings = Pick<ClockSettings, 'corrections' | 'fridayAt'>;

/** The times of the day that contains `atMs` in that place. */
export function dayTimes(settings: TimeSettings, place: Place, atMs: number): DayTimes {
  const computed = prayerTimes(place, atMs);
  const times = { ...computed };
  for (const name of timeNames) times[name] += settings.corrections[name] * MINUTE_MS;
  if (settings.fridayAt !== undefined && isFridayAt(place, atMs)) {
    times.zuhur = startOfDay(atMs, place.zone) + settings.fridayAt * MINUTE_MS;
  }
  return times;
}

export function isFridayAt(place: Place, atMs: number): boolean {
  return wallTime(atMs, place.zone).weekday === FRIDAY;
}
