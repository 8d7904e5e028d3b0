// The recipe that reproduces the ministry's timetable (Kemenag). Its published rule alone (Fajr 20°,
// Isha 18°, +2 minutes) does not: see the measured times in the test beside this file.
import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan';
import type { TimeName } from './time-names.ts';
import { startOfDay, wallTime, type Zone } from './zone.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Place extends Position {
  zone: Zone;
  /** Metres that the horizon is corrected for; 0 is no correction. */
  height: number;
}

/** Moments in milliseconds since 1970, whole minutes. */
export type DayTimes = Record<TimeName, number>;

const MINUTE_MS = 60_000;
const FAJR_ANGLE = 20;
const ISHA_ANGLE = 18;
/** The sun's centre one degree below the horizon, at terbit and maghrib. */
const HORIZON_ANGLE = 1;
/** Degrees that the horizon sinks for the root of the height in metres: 1.76 minutes of arc. */
const DIP = 1.76 / 60;
const DHUHA_ANGLE = -4.5;

/** The times of the day that holds `atMs` in that place. */
export function prayerTimes(place: Place, atMs: number): DayTimes {
  const main = compute(place, atMs, FAJR_ANGLE);
  const subuh = main.fajr.getTime() + 2 * MINUTE_MS;
  return {
    imsak: subuh - 10 * MINUTE_MS,
    subuh,
    terbit: compute(place, atMs, horizonAngle(place)).fajr.getTime() - 3 * MINUTE_MS,
    dhuha: compute(place, atMs, DHUHA_ANGLE).fajr.getTime() + 2 * MINUTE_MS,
    zuhur: main.dhuhr.getTime() + 3 * MINUTE_MS,
    ashar: main.asr.getTime() + 2 * MINUTE_MS,
    maghrib: main.maghrib.getTime() + 2 * MINUTE_MS,
    isya: main.isha.getTime() + 2 * MINUTE_MS,
  };
}

function compute(place: Place, atMs: number, fajrAngle: number): PrayerTimes {
  const parameters = new CalculationParameters(null, fajrAngle, ISHA_ANGLE, 0, horizonAngle(place));
  parameters.madhab = Madhab.Shafi;
  parameters.rounding = Rounding.Up;
  return new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    hostNoon(place, atMs),
    parameters,
  );
}

function horizonAngle({ height }: Place): number {
  return HORIZON_ANGLE + DIP * Math.sqrt(height);
}

/** The package reads year, month and day in the host's zone: noon there can slip into no other day. */
function hostNoon(place: Place, atMs: number): Date {
  const { year, month, day } = wallTime(startOfDay(atMs, place.zone), place.zone);
  return new Date(year, month - 1, day, 12);
}
