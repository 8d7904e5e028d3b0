import { type ClockSettings, prayers } from '../settings/clock-settings.ts';
import { dayTimes, isFridayAt } from '../times/day-times.ts';
import type { Place } from '../times/prayer-times.ts';
import { DAY_MS, startOfDay } from '../times/zone.ts';
import { clockState } from './clock-state.ts';
import { type Phase, stagesOf } from './stages.ts';

const DAYS_UNTIL_NEXT_FRIDAY = 7;
const MINUTE_MS = 60_000;

/** When the display next enters that phase, to preview it without waiting. */
export function nextMomentOf(
  phase: Phase,
  settings: ClockSettings,
  place: Place,
  afterMs: number,
): number | undefined {
  for (let day = 0; day <= DAYS_UNTIL_NEXT_FRIDAY; day += 1) {
    const dayMs = afterMs + day * DAY_MS;
    const times = dayTimes(settings, place, dayMs);
    const starts = prayers
      .flatMap((prayer) => stagesOf(prayer, times[prayer], isFridayAt(place, dayMs), settings))
      .filter((stage) => stage.phase === phase && stage.untilMs > stage.fromMs)
      .map(({ fromMs }) => fromMs);
    if (settings.dark) {
      starts.push(startOfDay(dayMs, place.zone) + settings.dark.from * MINUTE_MS);
    }
    const found = starts.find(
      (atMs) => atMs > afterMs && clockState(settings, place, atMs).phase === phase,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
