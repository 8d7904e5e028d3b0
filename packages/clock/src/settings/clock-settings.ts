// Everything that a committee sets about its clock: the same for the page, the printed timetable and the box.
import type { Position } from '../times/prayer-times.ts';
import type { TimeName } from '../times/time-names.ts';
import type { Theme } from './themes.ts';

export const prayers = ['subuh', 'zuhur', 'ashar', 'maghrib', 'isya'] as const;
export type Prayer = (typeof prayers)[number];

export interface ClockSettings {
  mosque: string;
  /** Undefined until somebody chose it: the clock then shows the times of an example town. */
  citySlug: string | undefined;
  /** The visitor's position, when given; the city is then the nearest one. */
  position: Position | undefined;
  /** Metres that maghrib and terbit are corrected for; undefined is as the ministry does it in the city. */
  height: number | undefined;
  theme: Theme;
  runningText: string;
  /** Minutes from the end of the adhan to iqomah. */
  iqomah: Record<Prayer, number>;
  /** Minutes that are added to each computed time. */
  corrections: Record<TimeName, number>;
  /** Days that are added to the computed Hijri date. */
  hijriDays: number;
  /** When Jumat begins, in minutes after midnight; undefined is the time of Zuhur. */
  fridayAt: number | undefined;
  /** Minutes of the quiet screen during prayer; 0 leaves it out. */
  prayerMinutes: number;
  /** When the screen is dark, in minutes after midnight; it may pass midnight. */
  dark: { from: number; to: number } | undefined;
  /** The text of the mosque's own QRIS code, or nothing. */
  donation: string;
  /** Minutes of tarhim before each adhan; 0 leaves it out. */
  tarhimMinutes: number;
}

export const MOSQUE_MAX = 40;
export const RUNNING_TEXT_MAX = 200;
export const MINUTES_MAX = 60;
export const CORRECTION_MAX = 30;
export const HIJRI_DAYS_MAX = 2;
/** The limit is higher than every town of the country. */
export const HEIGHT_MAX = 3_000;
/** A Friday prayer outside these is a typing error. */
export const FRIDAY_EARLIEST = 11 * 60;
export const FRIDAY_LATEST = 14 * 60;
export const DONATION_MAX = 512;

/** Also the values of what JMS1 leaves out but the town, so they never change within its version. */
export const defaultSettings: ClockSettings = {
  mosque: 'Masjid Al-Ikhlas',
  citySlug: undefined,
  position: undefined,
  height: undefined,
  theme: 'zamrud',
  runningText:
    'Selamat datang di rumah Allah · Luruskan dan rapatkan saf · Mohon nada dering HP dimatikan · Kajian rutin setiap Ahad ba’da Subuh',
  // Maghrib is short, so mosques wait less.
  iqomah: { subuh: 12, zuhur: 8, ashar: 8, maghrib: 6, isya: 8 },
  corrections: {
    imsak: 0,
    subuh: 0,
    terbit: 0,
    dhuha: 0,
    zuhur: 0,
    ashar: 0,
    maghrib: 0,
    isya: 0,
  },
  hijriDays: 0,
  fridayAt: undefined,
  prayerMinutes: 10,
  dark: undefined,
  donation: '',
  tarhimMinutes: 0,
};
