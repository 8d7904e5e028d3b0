// A link wins over what this browser remembers: somebody sent it to be seen. Who changes something makes
// the clock their own, and the link's settings leave the URL: else a reload would undo the change,
// and written into the URL it would go to the server, which promises not to learn it.
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
  // The router keeps its own notes in the state.
  if (hasSettings(search)) {
    window.history.replaceState(window.history.state, '', pathname + withoutSettings(search));
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
