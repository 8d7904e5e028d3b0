import type { ClockSettings } from '../settings/clock-settings.ts';

/** Whether the screen rests at this minute of the day; the hours may pass midnight. */
export function isDark(dark: ClockSettings['dark'], minute: number): boolean {
  if (!dark) return false;
  const { from, to } = dark;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
