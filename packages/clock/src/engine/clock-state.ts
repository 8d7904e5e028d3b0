// What the display shows at a given time: time of day, tarhim, adhan, the wait for iqomah, the quiet
// screen during prayer, or the dark screen at night.
import { type ClockSettings, type Prayer, prayers } from '../settings/clock-settings.ts';
import { dayTimes, isFridayAt } from '../times/day-times.ts';
import type { DayTimes, Place } from '../times/prayer-times.ts';
import type { TimeName } from '../times/time-names.ts';
import { DAY_MS, wallTime } from '../times/zone.ts';
import { type Phase, stagesOf } from './stages.ts';

export interface ClockState {
  phase: Phase;
  /** The prayer of this stage; in the normal phase and in the dark the next one. */
  prayer: Prayer;
  isFriday: boolean;
  /** Until the stage ends: in the normal phase and in the dark until the next adhan. */
  remainingMs: number;
  times: DayTimes;
}

export function clockState(settings: ClockSettings, place: Place, atMs: number): ClockState {
  const times = dayTimes(settings, place, atMs);
  const isFriday = isFridayAt(place, atMs);
  const current = currentStage(settings, times, isFriday, atMs);
  if (current) {
    const { prayer, stage } = current;
    return { phase: stage.phase, prayer, isFriday, remainingMs: stage.untilMs - atMs, times };
  }
  const next = nextPrayer(settings, place, atMs, times);
  const { hour, minute } = wallTime(atMs, place.zone);
  return {
    phase: isDark(settings.dark, hour * 60 + minute) ? 'dark' : 'normal',
    prayer: next.prayer,
    isFriday,
    remainingMs: next.atMs - atMs,
    times,
  };
}

/** A prayer ends when the adhan of the next one begins; tarhim interrupts no prayer. */
function currentStage(settings: ClockSettings, times: DayTimes, isFriday: boolean, atMs: number) {
  const running = prayers.flatMap((prayer) =>
    stagesOf(prayer, times[prayer], isFriday, settings)
      .filter(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs)
      .map((stage) => ({ prayer, stage })),
  );
  return running.findLast(({ stage }) => stage.phase !== 'tarhim') ?? running[0];
}

function nextPrayer(settings: ClockSettings, place: Place, atMs: number, today: DayTimes) {
  const prayer = prayers.find((name) => today[name] > atMs);
  if (prayer) return { prayer, atMs: today[prayer] };
  return { prayer: 'subuh' as const, atMs: dayTimes(settings, place, atMs + DAY_MS).subuh };
}

const labels: Record<TimeName, string> = {
  imsak: 'Imsak',
  subuh: 'Subuh',
  terbit: 'Terbit',
  dhuha: 'Dhuha',
  zuhur: 'Zuhur',
  ashar: 'Ashar',
  maghrib: 'Maghrib',
  isya: 'Isya',
};

export function labelOf(name: TimeName, isFriday: boolean): string {
  return isFriday && name === 'zuhur' ? 'Jumat' : labels[name];
}

/** Whether the screen rests at this minute of the day; the hours may pass midnight. */
function isDark(dark: ClockSettings['dark'], minute: number): boolean {
  if (!dark) return false;
  const { from, to } = dark;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
