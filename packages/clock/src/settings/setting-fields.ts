// How each setting is written as text, for links and for what is portable to a box. Reading gives
// undefined for a value that is not allowed; what was read and is written again is the same text.
import { QrisError, readShopQris } from '@timesync/contract';
import type { Position } from '../times/prayer-times.ts';
import { timeNames } from '../times/time-names.ts';
import {
  type ClockSettings,
  CORRECTION_MAX,
  DONATION_MAX,
  defaultSettings,
  FRIDAY_EARLIEST,
  FRIDAY_LATEST,
  HEIGHT_MAX,
  HIJRI_DAYS_MAX,
  MINUTES_MAX,
  MOSQUE_MAX,
  prayers,
  RUNNING_TEXT_MAX,
} from './clock-settings.ts';
import { isTheme } from './themes.ts';
import { formatTimeOfDay, parseTimeOfDay } from './time-of-day.ts';

interface SettingField<T> {
  /** Its name in a link. */
  name: string;
  /** Its name in the portable form. */
  letter: string;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
}

/** The fields are in the order of the portable form. */
export const settingFields: { [K in keyof ClockSettings]: SettingField<ClockSettings[K]> } = {
  mosque: {
    name: 'masjid',
    letter: 'm',
    read: (text) => tidyText(text, MOSQUE_MAX) || undefined,
    write: (mosque) => mosque.trim(),
  },
  citySlug: {
    name: 'kota',
    letter: 'k',
    read: (text) => (/^[a-z-]{1,60}$/.test(text) ? text : undefined),
    write: (slug) => slug ?? '',
  },
  position: { name: 'posisi', letter: 'p', read: parsePosition, write: formatPosition },
  height: {
    name: 'tinggi',
    letter: 'e',
    read: (text) => parseWhole(text, 0, HEIGHT_MAX),
    write: (height) => (height === undefined ? '' : String(height)),
  },
  theme: {
    name: 'tema',
    letter: 't',
    read: (text) => (isTheme(text) ? text : undefined),
    write: String,
  },
  runningText: {
    name: 'teks',
    letter: 'r',
    read: (text) => tidyText(text, RUNNING_TEXT_MAX),
    write: (text) => text.trim(),
  },
  iqomah: { name: 'iqomah', letter: 'i', ...minutesOf(prayers, 0, MINUTES_MAX) },
  corrections: {
    name: 'koreksi',
    letter: 'c',
    ...minutesOf(timeNames, -CORRECTION_MAX, CORRECTION_MAX),
  },
  hijriDays: {
    name: 'hijri',
    letter: 'h',
    read: (text) => parseWhole(text, -HIJRI_DAYS_MAX, HIJRI_DAYS_MAX),
    write: String,
  },
  fridayAt: {
    name: 'jumat',
    letter: 'j',
    read: (text) => {
      const minute = parseTimeOfDay(text);
      if (minute === undefined || minute < FRIDAY_EARLIEST) return undefined;
      return minute > FRIDAY_LATEST ? undefined : minute;
    },
    write: (minute) => (minute === undefined ? '' : formatTimeOfDay(minute)),
  },
  prayerMinutes: {
    name: 'sholat',
    letter: 's',
    read: (text) => parseWhole(text, 0, MINUTES_MAX),
    write: String,
  },
  dark: { name: 'gelap', letter: 'g', read: parseDark, write: formatDark },
  donation: { name: 'donasi', letter: 'd', read: parseDonation, write: String },
  tarhimMinutes: {
    name: 'tarhim',
    letter: 'a',
    read: (text) => parseWhole(text, 0, MINUTES_MAX),
    write: String,
  },
};

export const settingKeys = Object.keys(settingFields) as (keyof ClockSettings)[];

/** The text of one setting, or undefined when it is as usual. */
export function writtenSetting(settings: ClockSettings, key: keyof ClockSettings) {
  // A position replaces the city.
  if (key === 'citySlug' && settings.position) return undefined;
  const text = writeSetting(settings, key);
  return text === writeSetting(defaultSettings, key) ? undefined : text;
}

export function writeSetting<K extends keyof ClockSettings>(
  settings: ClockSettings,
  key: K,
): string {
  return settingFields[key].write(settings[key]);
}

/** Reads one setting into the given ones; false leaves them as they are. */
export function readSetting<K extends keyof ClockSettings>(
  settings: ClockSettings,
  key: K,
  text: string,
): boolean {
  const value = settingFields[key].read(text);
  if (value === undefined) return false;
  settings[key] = value as ClockSettings[K];
  return true;
}

/** Whether the text is the one way to write an allowed value. */
export function isExact(key: keyof ClockSettings, text: string): boolean {
  const settings = { ...defaultSettings };
  return readSetting(settings, key, text) && writeSetting(settings, key) === text;
}

/** `12.8.8.6.8`: a number for each name, in this order. */
function minutesOf<Name extends string>(names: readonly Name[], least: number, most: number) {
  return {
    read: (text: string) => {
      const values = text.split('.').map((part) => parseWhole(part, least, most));
      if (values.length !== names.length || values.includes(undefined)) return undefined;
      return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<
        Name,
        number
      >;
    },
    write: (values: Record<Name, number>) => names.map((name) => values[name]).join('.'),
  };
}

function parseWhole(text: string, least: number, most: number): number | undefined {
  if (!/^(0|-?[1-9]\d{0,3})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function parseDark(text: string): ClockSettings['dark'] {
  const [from, to, ...more] = text.split('-').map(parseTimeOfDay);
  if (from === undefined || to === undefined || from === to || more.length > 0) return undefined;
  return { from, to };
}

function formatDark(dark: ClockSettings['dark']): string {
  return dark ? `${formatTimeOfDay(dark.from)}-${formatTimeOfDay(dark.to)}` : '';
}

/** Only a whole code with a right checksum: a misprinted one would pay somebody else. */
function parseDonation(text: string): string | undefined {
  const payload = text.trim();
  if (payload === '') return '';
  if (payload.length > DONATION_MAX || !/^[ -~]+$/.test(payload)) return undefined;
  try {
    readShopQris(payload);
    return payload;
  } catch (error) {
    if (error instanceof QrisError) return undefined;
    throw error;
  }
}

// Two decimals are about a kilometre: three seconds of time, and the link does not reveal a house.
function formatPosition(position: Position | undefined): string {
  return position ? `${position.latitude.toFixed(2)},${position.longitude.toFixed(2)}` : '';
}

function parsePosition(text: string): Position | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,4})?),(\d{2,3}(?:\.\d{1,4})?)$/.exec(text);
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  const isIndonesia = latitude > -12 && latitude < 7 && longitude > 94 && longitude < 142;
  return isIndonesia ? { latitude, longitude } : undefined;
}

function tidyText(text: string, maxLength: number): string {
  const oneLine = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...oneLine];
  if (letters.length <= maxLength) return oneLine;
  return `${letters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}
