// Moves the display through the day, for visitors who do not want to wait for a prayer.
import { clockTime, type Phase, PRAYER_MS, startOfDay, wallTime } from '@timesync/clock';
import type { ClockActions, MosqueClock } from './element';

const MINUTE_MS = 60_000;

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

  slider?.addEventListener('input', () => {
    const zone = clock.place?.zone ?? 'WIB';
    const targetMs = startOfDay(clock.shownMs, zone) + Number(slider.value) * MINUTE_MS;
    clock.travel(targetMs - Date.now());
  });

  return {
    now: () => clock.travel(0),
    'skip-prayer': () => clock.travel(clock.travelledMs + PRAYER_MS),
    jump: ({ dataset }) => {
      const { engine, place } = clock;
      const nowMs = Date.now();
      const targetMs =
        place && engine?.nextMomentOf(dataset.phase as Phase, place, nowMs + clock.travelledMs);
      if (targetMs !== undefined) clock.travel(targetMs - nowMs);
    },
  };
}
