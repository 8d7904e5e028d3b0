// A link wins over the settings stored in this browser, because it was sent to be seen. After a change the link's
// settings leave the URL: otherwise a reload would undo the change, and in the URL the new settings would go
// to the server, which promises not to learn them.
import {
  type ClockSettings,
  formatSettings,
  hasSettings,
  parseSettings,
  withoutSettings,
} from '@timesync/clock';

const KEY = 'jam-masjid';

export function readSettings(query: string): ClockSettings {
  return parseSettings(hasSettings(query) ? query : (readStored() ?? ''));
}

export function storeSettings(settings: ClockSettings): void {
  try {
    localStorage.setItem(KEY, formatSettings(settings));
  } catch {
    // Private windows may refuse storage; the clock works without, and the link is all there is.
    return;
  }
  const { search, pathname } = window.location;
  if (hasSettings(search)) {
    window.history.replaceState(null, '', pathname + withoutSettings(search));
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
