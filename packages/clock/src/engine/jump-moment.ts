import { type Place, prayerTimes } from '../times/prayer-times.ts';
import { DAY_MS } from '../times/zone.ts';
import { isFridayAt, type Phase, prayers, stagesOf } from './clock-state.ts';

const DAYS_UNTIL_NEXT_FRIDAY = 7;

/** When the display next enters that phase, to preview it without waiting. */
export function nextMomentOf(phase: Phase, place: Place, afterMs: number): number | undefined {
  for (let day = 0; day <= DAYS_UNTIL_NEXT_FRIDAY; day += 1) {
    const dayMs = afterMs + day * DAY_MS;
    const times = prayerTimes(place, dayMs);
    const stage = prayers
      .flatMap((prayer) => stagesOf(prayer, times[prayer], isFridayAt(place, dayMs)))
      .find((candidate) => candidate.phase === phase && candidate.fromMs > afterMs);
    if (stage) return stage.fromMs;
  }
  return undefined;
}
