// What the display shows at a given time: time of day, adhan, the wait for iqomah, or the dark
// screen during prayer. On Fridays Zuhur is Jumat: after the adhan comes the khutbah, without a
// countdown.

import { type DayTimes, type Place, prayerTimes, type TimeName } from '../times/prayer-times.ts';
import { DAY_MS, wallTime } from '../times/zone.ts';
import { PRAYER_MS } from './prayer-length.ts';

export const prayers = ['subuh', 'zuhur', 'ashar', 'maghrib', 'isya'] as const;
export type Prayer = (typeof prayers)[number];
export type Phase = 'normal' | 'adhan' | 'iqomah' | 'khutbah' | 'prayer';

export interface ClockState {
  phase: Phase;
  /** The prayer of this adhan, iqomah or dark screen; in the normal phase the next one. */
  prayer: Prayer;
  isFriday: boolean;
  /** Until the phase ends: in the normal phase until the next adhan. */
  remainingMs: number;
  times: DayTimes;
}

const MINUTE_MS = 60_000;
const ADHAN_MS = 4 * MINUTE_MS;
const KHUTBAH_MS = 30 * MINUTE_MS;
/** From the end of the adhan. Maghrib is short, so mosques wait less. */
const iqomahMs: Record<Prayer, number> = {
  subuh: 12 * MINUTE_MS,
  zuhur: 8 * MINUTE_MS,
  ashar: 8 * MINUTE_MS,
  maghrib: 6 * MINUTE_MS,
  isya: 8 * MINUTE_MS,
};

export function clockState(place: Place, atMs: number): ClockState {
  const times = prayerTimes(place, atMs);
  const isFriday = isFridayAt(place, atMs);
  for (const prayer of prayers) {
    const stage = stagesOf(prayer, times[prayer], isFriday).find(
      ({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs,
    );
    if (stage) {
      return { phase: stage.phase, prayer, isFriday, remainingMs: stage.untilMs - atMs, times };
    }
  }
  const next = nextPrayer(place, atMs, times);
  return {
    phase: 'normal',
    prayer: next.prayer,
    isFriday,
    remainingMs: next.atMs - atMs,
    times,
  };
}

interface Stage {
  phase: Phase;
  fromMs: number;
  untilMs: number;
}

/** The stages after a prayer's time has come, one following the other without a gap. */
export function stagesOf(prayer: Prayer, timeMs: number, isFriday: boolean): Stage[] {
  const isFridayPrayer = isFriday && prayer === 'zuhur';
  const waiting: [Phase, number] = isFridayPrayer
    ? ['khutbah', KHUTBAH_MS]
    : ['iqomah', iqomahMs[prayer]];
  const lengths: [Phase, number][] = [['adhan', ADHAN_MS], waiting, ['prayer', PRAYER_MS]];
  let fromMs = timeMs;
  return lengths.map(([phase, lengthMs]) => {
    const stage = { phase, fromMs, untilMs: fromMs + lengthMs };
    fromMs = stage.untilMs;
    return stage;
  });
}

function nextPrayer(place: Place, atMs: number, today: DayTimes) {
  const prayer = prayers.find((name) => today[name] > atMs);
  if (prayer) return { prayer, atMs: today[prayer] };
  return { prayer: 'subuh' as const, atMs: prayerTimes(place, atMs + DAY_MS).subuh };
}

export function isFridayAt(place: Place, atMs: number): boolean {
  return wallTime(atMs, place.zone).weekday === 5;
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
