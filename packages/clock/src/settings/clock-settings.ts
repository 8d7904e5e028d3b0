// A visitor's settings. They come from a link or from the browser's storage, and both may contain
// anything: each broken value becomes its default, and text is never interpreted.
import { DEFAULT_CITY_SLUG } from '../places/city.ts';
import type { Position } from '../times/prayer-times.ts';
import { isTheme, type Theme } from './themes.ts';

export interface ClockSettings {
  mosque: string;
  citySlug: string;
  /** The visitor's position, when given; the city is then the nearest one. */
  position: Position | undefined;
  theme: Theme;
  runningText: string;
}

export const MOSQUE_MAX = 40;
export const RUNNING_TEXT_MAX = 200;

export const defaultSettings: ClockSettings = {
  mosque: 'Masjid Al-Ikhlas',
  citySlug: DEFAULT_CITY_SLUG,
  position: undefined,
  theme: 'zamrud',
  runningText:
    'Selamat datang di rumah Allah · Luruskan dan rapatkan saf · Mohon nada dering HP dimatikan · Kajian rutin setiap Ahad ba’da Subuh',
};

/** The names in the link. */
export const names = {
  mosque: 'masjid',
  citySlug: 'kota',
  position: 'posisi',
  theme: 'tema',
  runningText: 'teks',
} as const;

export function parseSettings(query: string): ClockSettings {
  const given = new URLSearchParams(query);
  const theme = given.get(names.theme);
  const citySlug = given.get(names.citySlug) ?? '';
  return {
    mosque: tidyText(given.get(names.mosque), MOSQUE_MAX) || defaultSettings.mosque,
    citySlug: /^[a-z-]{1,60}$/.test(citySlug) ? citySlug : defaultSettings.citySlug,
    position: parsePosition(given.get(names.position)),
    theme: isTheme(theme) ? theme : defaultSettings.theme,
    runningText: given.has(names.runningText)
      ? tidyText(given.get(names.runningText), RUNNING_TEXT_MAX)
      : defaultSettings.runningText,
  };
}

/** As a query; defaults are left out, so that a link is short. */
export function formatSettings(settings: ClockSettings): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) query.set(name, value);
  };
  put(names.mosque, settings.mosque.trim(), defaultSettings.mosque);
  if (settings.position) query.set(names.position, formatPosition(settings.position));
  else put(names.citySlug, settings.citySlug, defaultSettings.citySlug);
  put(names.theme, settings.theme, defaultSettings.theme);
  put(names.runningText, settings.runningText.trim(), defaultSettings.runningText);
  return query.toString();
}

export function hasSettings(query: string): boolean {
  const given = new URLSearchParams(query);
  return Object.values(names).some((name) => given.has(name));
}

/** The remaining query, with its question mark if there is any. */
export function withoutSettings(query: string): string {
  const rest = new URLSearchParams(query);
  for (const name of Object.values(names)) rest.delete(name);
  const text = rest.toString();
  return text && `?${text}`;
}

// Two decimals are about a kilometre: three seconds of time, and the link does not reveal a house.
function formatPosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

function parsePosition(text: string | null): Position | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,4})?),(\d{2,3}(?:\.\d{1,4})?)$/.exec(text ?? '');
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  const isIndonesia = latitude > -12 && latitude < 7 && longitude > 94 && longitude < 142;
  return isIndonesia ? { latitude, longitude } : undefined;
}

function tidyText(text: string | null, maxLength: number): string {
  const oneLine = (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...oneLine];
  if (letters.length <= maxLength) return oneLine;
  return `${letters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}
