// The box around the display: over the whole screen, or held at the upper edge while one sets the clock.
import { keepScreenOn } from '@timesync/ui';
import type { ClockActions, MosqueClock } from './element';

/** Pixels under the screen's upper edge where the clock holds on. */
const EDGE = 12;
/** Share of the screen's height that must still belong to what changes the clock. */
const STILL_THERE = 0.6;

export function setUpStage(clock: MosqueClock): ClockActions {
  const box = clock.closest<HTMLElement>('.clock-stage');
  if (!box) return {};
  if (document.documentElement.dataset.tv !== undefined) {
    keepScreenOn();
    showAfterMovement(box.querySelector('[data-clock-link="page"]'));
    return {};
  }
  const pin = keepInSight(box);
  return fullScreenOf(box, pin);
}

/**
 * Full screen for the display. iPhones cannot do that with anything but videos: there the box, which covers
 * the page by its own style while `data-full`, is as far as it goes.
 */
function fullScreenOf(box: HTMLElement, pin: () => void): ClockActions {
  const exit = box.querySelector<HTMLElement>('[data-action="leave-full-screen"]');
  let end: () => void = () => undefined;
  const leave = () => {
    if (box.dataset.full === undefined) return;
    delete box.dataset.full;
    exit?.setAttribute('hidden', '');
    end();
    if (document.fullscreenElement) void document.exitFullscreen();
    pin();
  };
  document.addEventListener('fullscreenchange', () => document.fullscreenElement || leave());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
  return {
    'full-screen': () => {
      box.dataset.full = '';
      delete box.dataset.pinned;
      exit?.removeAttribute('hidden');
      const stops = [keepScreenOn(), showAfterMovement(exit)];
      end = () => {
        for (const stop of stops) stop();
      };
      box.requestFullscreen?.().catch(() => undefined);
    },
    'leave-full-screen': leave,
  };
}

/**
 * Keeps the display in view while one scrolls past it, to what changes it. `--clock-room` of its box is how
 * far down its place still reaches, so that it shrinks with what is left of its place.
 */
function keepInSight(box: HTMLElement): () => void {
  const place = box.parentElement;
  const settings = document.querySelector('[data-clock-settings]');
  const look = () => {
    if (!place || !settings || box.dataset.full !== undefined) return;
    const { top, bottom } = place.getBoundingClientRect();
    const reachesDown = settings.getBoundingClientRect().bottom > innerHeight * STILL_THERE;
    box.style.setProperty('--clock-room', `${Math.max(0, bottom)}px`);
    const isPinned = top < EDGE && reachesDown;
    box.toggleAttribute('data-pinned', isPinned);
    // A rule with `:root:has(…)` would make every change of the page look at the root again.
    document.documentElement.toggleAttribute('data-clock-pinned', isPinned);
  };
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  return look;
}

const SHOWN_MS = 4_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Shows a control for some seconds after someone moved, tapped or pressed a key. Gives the way to stop. */
function showAfterMovement(control: HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const notice = () => {
    control?.setAttribute('data-shown', '');
    clearTimeout(timer);
    timer = setTimeout(() => control?.removeAttribute('data-shown'), SHOWN_MS);
  };
  notice();
  for (const name of SIGNS) document.addEventListener(name, notice);
  return () => {
    clearTimeout(timer);
    for (const name of SIGNS) document.removeEventListener(name, notice);
  };
}
