import type { ClockFace } from '@timesync/clock';
import { clockParts } from './clock-parts';

/** What was last drawn, by element: reading markup back from the page would be slow and differ. */
const drawn = new WeakMap<Element, string>();

/** Draws a face into the display that the page holds. */
export function drawClock(container: Element, face: ClockFace): void {
  const display = container.querySelector<HTMLElement>('.clock');
  if (!display) return;
  display.dataset.theme = face.theme;
  display.dataset.phase = face.phase;
  for (const [name, markup] of Object.entries(clockParts(face))) {
    const part = display.querySelector(`[data-part="${name}"]`);
    if (!part || drawn.get(part) === (markup?.text ?? '')) continue;
    part.innerHTML = markup?.text ?? '';
    part.toggleAttribute('hidden', markup === undefined);
    drawn.set(part, markup?.text ?? '');
  }
}
