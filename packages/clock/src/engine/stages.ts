// What follows each prayer's time, one stage after the other without a gap, and what comes before it.
import type { ClockSettings, Prayer } from '../settings/clock-settings.ts';

export type Phase = 'normal' | 'tarhim' | 'adhan' | 'iqomah' | 'khutbah' | 'prayer' | 'dark';

export interface Stage {
  phase: Phase;
  fromMs: number;
  untilMs: number;
}

const MINUTE_MS = 60_000;
const ADHAN_MINUTES = 4;
const KHUTBAH_MINUTES = 30;

type StageSettings = Pick<ClockSettings, 'iqomah' | 'prayerMinutes' | 'tarhimMinutes'>;

/** On Fridays Zuhur is Jumat: the khutbah takes the place of the wait for iqomah. */
export function stagesOf(
  prayer: Prayer,
  timeMs: number,
  isFriday: boolean,
  settings: StageSettings,
): Stage[] {
  const waiting: [Phase, number] =
    isFriday && prayer === 'zuhur'
      ? ['khutbah', KHUTBAH_MINUTES]
      : ['iqomah', settings.iqomah[prayer]];
  const lengths: [Phase, number][] = [
    ['tarhim', settings.tarhimMinutes],
    ['adhan', ADHAN_MINUTES],
    waiting,
    ['prayer', settings.prayerMinutes],
  ];
  let fromMs = timeMs - settings.tarhimMinutes * MINUTE_MS;
  return lengths.map(([phase, minutes]) => {
    const stage = { phase, fromMs, untilMs: fromMs + minutes * MINUTE_MS };
    fromMs = stage.untilMs;
    return stage;
  });
}
