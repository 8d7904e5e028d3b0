// Indonesia has three zones and no daylight saving, so a city's local time is plain arithmetic. The
// visitor's own zone must never matter: nothing here reads it.
export type Zone = 'WIB' | 'WITA' | 'WIT';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const offsetMs: Record<Zone, number> = { WIB: 7 * HOUR_MS, WITA: 8 * HOUR_MS, WIT: 9 * HOUR_MS };

/** The calendar and clock time in that city. Months count from 1, Sunday is 0. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

export function wallTime(atMs: number, zone: Zone): WallTime {
  const shifted = new Date(atMs + offsetMs[zone]);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** Returns the midnight at the beginning of that city's day. */
export function startOfDay(atMs: number, zone: Zone): number {
  const shifted = atMs + offsetMs[zone];
  return atMs - (((shifted % DAY_MS) + DAY_MS) % DAY_MS);
}

const two = (value: number) => String(value).padStart(2, '0');

/** `04:24`. */
export function clockTime(atMs: number, zone: Zone): string {
  const { hour, minute } = wallTime(atMs, zone);
  return `${two(hour)}:${two(minute)}`;
}

/** `01:05:09`, or `05:09` below an hour when short; a started second counts. */
export function duration(ms: number, form: 'long' | 'short' = 'long'): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutesAndSeconds = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return form === 'short' && hours === 0 ? minutesAndSeconds : `${two(hours)}:${minutesAndSeconds}`;
}
