import { screens } from '@timesync/contract';
import type { ClockSettings } from './clock-settings.ts';
import { settingFields } from './setting-fields.ts';
import { formatSettings } from './settings-link.ts';

const DISPLAY = 'tampilan';
const BARE_DISPLAY = 'penuh';

/** A link names at least its theme: an empty one would show the clock its reader has made before. */
export function formatLink(settings: ClockSettings): string {
  const query = formatSettings(settings) || `${settingFields.theme.name}=${settings.theme}`;
  return `${screens.clock}?${query}`;
}

/** The bare display, for a browser on a television. */
export function formatTvLink(settings: ClockSettings): string {
  return `${formatLink(settings)}&${DISPLAY}=${BARE_DISPLAY}`;
}

export function isTvLink(query: string): boolean {
  return new URLSearchParams(query).get(DISPLAY) === BARE_DISPLAY;
}

const INSTALLED = 'aplikasi';

/** What an installed clock opens; without settings it is the clock that the browser keeps. */
export function formatInstalledLink(settings: ClockSettings | undefined): string {
  return `${settings ? `${formatLink(settings)}&` : `${screens.clock}?`}${INSTALLED}=1`;
}

export function isInstalledLink(query: string): boolean {
  return new URLSearchParams(query).has(INSTALLED);
}
