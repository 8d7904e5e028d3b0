// Settings as the query of a link. They come from a link or from the browser's storage, and both may
// contain anything: each broken value becomes its default, and text is never interpreted.
import { type ClockSettings, defaultSettings } from './clock-settings.ts';
import {
  isExact,
  readSetting,
  settingFields,
  settingKeys,
  writeSetting,
  writtenSetting,
} from './setting-fields.ts';

const keyNamed = (name: string) => settingKeys.find((key) => settingFields[key].name === name);

export function parseSettings(query: string): ClockSettings {
  const given = new URLSearchParams(query);
  const settings = { ...defaultSettings };
  for (const key of settingKeys) {
    const text = given.get(settingFields[key].name);
    if (text !== null) readSetting(settings, key, text);
  }
  return settings;
}

/** Writes the settings as a query; defaults are left out, so that a link is short. */
export function formatSettings(settings: ClockSettings): string {
  const query = new URLSearchParams();
  for (const key of settingKeys) {
    const text = writtenSetting(settings, key);
    if (text !== undefined) query.set(settingFields[key].name, text);
  }
  return query.toString();
}

/** The names in this query that are no settings, or whose values would be changed by reading them. */
export function wrongSettings(query: string): string[] {
  return [...new URLSearchParams(query)].flatMap(([name, text]) => {
    const key = keyNamed(name);
    return key && isExact(key, text) ? [] : [name];
  });
}

/** The text of one setting, by its name in a link. */
export function settingText(settings: ClockSettings, name: string): string {
  const key = keyNamed(name);
  return key ? writeSetting(settings, key) : '';
}

/** With one setting changed; no text is the usual value. Undefined when the text is not allowed. */
export function withSetting(
  settings: ClockSettings,
  name: string,
  text: string,
): ClockSettings | undefined {
  const key = keyNamed(name);
  if (!key) return undefined;
  if (text === '') return { ...settings, [key]: defaultSettings[key] };
  const changed = { ...settings };
  return readSetting(changed, key, text) ? changed : undefined;
}

export function hasSettings(query: string): boolean {
  const given = new URLSearchParams(query);
  return settingKeys.some((key) => given.has(settingFields[key].name));
}

/** The remaining query, with its question mark if there is any. */
export function withoutSettings(query: string): string {
  const rest = new URLSearchParams(query);
  for (const key of settingKeys) rest.delete(settingFields[key].name);
  const text = rest.toString();
  return text && `?${text}`;
}
