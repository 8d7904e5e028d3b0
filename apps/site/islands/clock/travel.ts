// Moves the display through the day, for visitors who do not want to wait for a prayer.
import { clockTime, type Phase, startOfDay, wallTime } from '@timesync/clock';
import type { ClockActions, MosqueClock } from './element';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export function setUpTravel(clock: MosqueClock): ClockActions {
  const slider = document.querySelector<HTMLInputElement>('[data-clock-slider]');
  const shown = document.querySelector('[data-clock-shown]');
  const back = document.querySelector<HTMLButtonElement>('[data-action="now"]');

  let shownText = '';
  const followClock = () => {
    const zone = clock.place?.zone ?? 'WIB';
    const text = `${clockTime(clock.shownMs, zone)} ${zone}`;
    if (back) back.disabled = clock.travelledMs === 0;
    if (text === shownText) return;
    shownText = text;
    if (shown) shown.textContent = text;
    if (!slider) return;
    const { hour, minute } = wallTime(clock.shownMs, zone);
    slider.value = String(hour * 60 + minute);
    slider.setAttribute('aria-valuetext', text);
    slider.disabled = false;
  };
  clock.addEventListener('draw', followClock);
  followClock();

  // What this mosque has not set is never on its screen.
  const offerPhases = () => {
    const { dark, tarhimMinutes } = clock.settings;
    const isSet: Record<string, boolean> = { tarhim: tarhimMinutes > 0, dark: dark !== undefined };
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action="jump"]')) {
      button.disabled = isSet[button.dataset.phase ?? ''] === false;
    }
  };
  clock.addEventListener('settings', offerPhases);
  offerPhases();

  slider?.addEventListener('input', () => {
    const zone = clock.place?.zone ?? 'WIB';
    const targetMs = startOfDay(clock.shownMs, zone) + Number(slider.value) * MINUTE_MS;
    clock.travel(targetMs - Date.now());
  });

  return {
    now: () => clock.travel(0),
    'skip-prayer': () => clock.travel(clock.travelledMs + quietMinutes(clock) * MINUTE_MS),
    jump: ({ dataset }) => {
      const { engine, place, settings } = clock;
      const nowMs = Date.now();
      const targetMs =
        place &&
        engine?.nextMomentOf(dataset.phase as Phase, settings, place, nowMs + clock.travelledMs);
      if (targetMs !== undefined) clock.travel(targetMs - nowMs);
    },
  };
}

/** Until the screen of this moment is certainly no longer black. */
function quietMinutes({ settings: { dark, prayerMinutes }, place, shownMs }: MosqueClock): number {
  if (!dark) return prayerMinutes;
  const { hour, minute } = wallTime(shownMs, place?.zone ?? 'WIB');
  const until = (end: number, start: number) => (end - start + DAY_MINUTES) % DAY_MINUTES;
  const untilLight = until(dark.to, hour * 60 + minute);
  const isNight = untilLight > 0 && untilLight <= until(dark.to, dark.from);
  return isNight ? untilLight : prayerMinutes;
}
