import { type ClockSettings, formatSettings, hasSettings, parseSettings } from './clock-settings';

const KEY = 'jam-masjid';

/** A link wins over what this browser remembers: somebody sent it to be seen. */
export function readSettings(query: string): ClockSettings {
  return parseSettings(hasSettings(query) ? query : (readStored() ?? ''));
}

export function storeSettings(settings: ClockSettings): void {
  try {
    localStorage.setItem(KEY, formatSettings(settings));
  } catch {
    // Private windows may refuse storage; the clock works without.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
