// The portable text of settings: a line for each setting that is not as usual, in a fixed order,
// its first character the setting's letter. The same settings always give the same text.
import { EXAMPLE_CITY_SLUG } from '../places/city.ts';
import { type ClockSettings, defaultSettings } from './clock-settings.ts';
import {
  isExact,
  readSetting,
  settingFields,
  settingKeys,
  writtenSetting,
} from './setting-fields.ts';

export type CanonicalProblem = 'format' | 'version' | 'donation';
export type ReadSettings =
  | { ok: true; settings: ClockSettings }
  | { ok: false; problem: CanonicalProblem };

/** The town of a text that names none: version 1 was made so. */
const usualTown = EXAMPLE_CITY_SLUG;

export function writeCanonical(settings: ClockSettings): string {
  const portable =
    settings.citySlug === usualTown ? { ...settings, citySlug: undefined } : settings;
  const lines = settingKeys.flatMap((key) => {
    const text = writtenSetting(portable, key);
    return text === undefined ? [] : [settingFields[key].letter + text];
  });
  return lines.join('\n');
}

/** Nothing is repaired: a box shows what was sent, or keeps what it has. */
export function readCanonical(text: string): ReadSettings {
  const settings: ClockSettings = { ...defaultSettings };
  for (const line of text === '' ? [] : text.split('\n')) {
    const key = settingKeys.find((candidate) => settingFields[candidate].letter === line[0]);
    if (key === undefined) return { ok: false, problem: 'version' };
    const value = line.slice(1);
    if (!isExact(key, value)) {
      return { ok: false, problem: key === 'donation' ? 'donation' : 'format' };
    }
    readSetting(settings, key, value);
  }
  if (!settings.citySlug && !settings.position) settings.citySlug = usualTown;
  if (writeCanonical(settings) !== text) return { ok: false, problem: 'format' };
  return { ok: true, settings };
}
