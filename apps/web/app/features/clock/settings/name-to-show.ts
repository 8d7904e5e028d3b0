import { type ClockSettings, defaultSettings } from '@timesync/clock';

/** The field for the mosque's name is empty until somebody gave one; the clock then shows an example. */
export function nameToShow({ mosque }: ClockSettings): string {
  return mosque === defaultSettings.mosque ? '' : mosque;
}
