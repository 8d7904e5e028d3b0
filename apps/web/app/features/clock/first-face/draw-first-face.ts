// Stands in the page right after the display, so that it is true when it is first painted; then it keeps
// the seconds until the engine takes over. The build writes it into the page (`build-steps`).
import { isTvLink } from '@timesync/clock';
import { drawClock } from '../display/draw-clock';
import { nameToShow } from '../settings/name-to-show';
import { readSettings } from '../settings/stored-clock-settings';
import { firstFace } from './first-face';

const container = document.currentScript?.parentElement;
const settings = readSettings(window.location.search);
if (isTvLink(window.location.search)) document.documentElement.dataset.tv = '';

function draw(): void {
  if (container?.dataset.clock === 'running') clearInterval(beat);
  else if (container) drawClock(container, firstFace(settings, Date.now()));
}

const beat = setInterval(draw, 1_000);
draw();
const field = document.querySelector<HTMLInputElement>('[data-clock-name]');
if (field && !field.value) field.value = nameToShow(settings);
