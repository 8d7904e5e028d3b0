// Runs every clock on the page, before the app is there and beside it: the build names this script in
// the pages that hold a clock.
import { PRAYER_MS } from '@timesync/clock';
import { rememberTriedClock } from '~/lib/page/tried-clock';
import { drawClock } from '../display/draw-clock';
import { nameToShow } from '../settings/name-to-show';
import { clockEngine } from './clock-engine';
import { clockStore } from './clock-store';
import { shownMoment, untilNextSecond } from './shown-moment';

function draw(): void {
  const { settings, travelledMs } = clockStore.get();
  const place = clockEngine.choosePlace(clockEngine.cities, settings);
  const face = clockEngine.composeFace(settings, place, shownMoment(travelledMs));
  for (const container of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    container.dataset.clock = 'running';
    drawClock(container, face);
  }
  if (nameToShow(settings)) rememberTriedClock({ mosque: settings.mosque, town: place.label });
}

function beat(): void {
  draw();
  setTimeout(beat, untilNextSecond());
}

/** The two things one can do before the app has taken the page over. */
function listen(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.clockName !== undefined) {
      clockStore.change({ mosque: target.value });
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-skip-prayer]')) {
      clockStore.travel(clockStore.get().travelledMs + PRAYER_MS);
    }
  });
}

clockStore.readSettings();
clockStore.subscribe(draw);
clockStore.start(clockEngine);
listen();
beat();
