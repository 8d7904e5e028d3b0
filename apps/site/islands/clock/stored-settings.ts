// A link wins over the settings stored in this browser, because it was sent to be seen. After a change the link's
// settings leave the URL: otherwise a reload would undo the change, and in the URL the new settings would go
// to the server, which promises not to learn them.
import {
  type ClockSettings,
  formatSettings,
  hasSettings,
  isInstalledLink,
  parseSettings,
  withoutSettings,
} from '@timesync/clock';
import { clockManifest } from '@timesync/contract';

const KEY = 'jam-masjid';

/** An installed clock opens the same link each time, so its changes are stored under that link. */
const isInstalled = (query: string) => isInstalledLink(query) && hasSettings(query);
const keyOf = (query: string) => (isInstalled(query) ? KEY + query : KEY);

export function readSettings(query: string): ClockSettings {
  if (hasSettings(query) && !isInstalled(query)) return parseSettings(query);
  return parseSettings(readStored(keyOf(query)) ?? query);
}

export function storeSettings(settings: ClockSettings): void {
  const { search, pathname } = window.location;
  try {
    localStorage.setItem(keyOf(search), formatSettings(settings));
  } catch {
    // Private windows may refuse storage; the clock works without, and the link is all there is.
    return;
  }
  if (hasSettings(search) && !isInstalled(search)) {
    window.history.replaceState(null, '', pathname + withoutSettings(search));
    // The link's manifest would install the clock as it was before the change.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', clockManifest);
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
