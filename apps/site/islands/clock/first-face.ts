// What the clock can show before its engine is loaded: everything but the prayer times, which are dashes. A
// clock never shows a wrong time, not even for a moment.
import {
  type ClockFace,
  type ClockSettings,
  calendarDate,
  findRegion,
  labelOf,
  timeNames,
  wallTime,
} from '@timesync/clock';

const UNKNOWN = '--';

export function firstFace(settings: ClockSettings, atMs: number | undefined): ClockFace {
  return {
    theme: settings.theme,
    mosque: settings.mosque,
    ...momentOf(settings, atMs),
    hijri: undefined,
    phase: 'normal',
    prayer: 'sholat',
    remaining: '--:--:--',
    times: timeNames.map((name) => ({
      name,
      label: labelOf(name, false),
      at: '--:--',
      isNext: false,
    })),
    runningText: settings.runningText,
    donation: settings.donation,
  };
}

function momentOf({ citySlug, position }: ClockSettings, atMs: number | undefined) {
  // The engine finds the town nearest to a position, and with it the time zone.
  if (position) return { ...unknownMoment, place: 'Lokasi Anda' };
  const { label, zone } = findRegion(citySlug);
  const place = `${label} · ${zone}`;
  if (atMs === undefined) return { ...unknownMoment, place };
  const now = wallTime(atMs, zone);
  const [hour = '', minute = '', second = ''] = [now.hour, now.minute, now.second].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { place, hour, minute, second, date: calendarDate(now) };
}

const unknownMoment = { hour: UNKNOWN, minute: UNKNOWN, second: UNKNOWN, date: UNKNOWN };
