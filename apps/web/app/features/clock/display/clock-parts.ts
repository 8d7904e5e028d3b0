// Each part of the display as markup. A part is drawn anew only when its markup changed: the running
// text would begin again every second otherwise.
import type { ClockFace } from '@timesync/clock';
import { clockCentre } from './clock-centre';
import { clockOrnament } from './clock-ornament';
import { type Html, html } from './html';

/** Long texts take longer, so that all pass at a speed one can read. */
const SECONDS_PER_LETTER = 0.16;
const SECONDS_TO_ENTER = 14;
const LONG_NAME = 22;

/** Undefined is hidden: during prayer nothing may draw the eye. */
export interface ClockParts {
  ornament: Html | undefined;
  head: Html | undefined;
  centre: Html;
  times: Html | undefined;
  ticker: Html | undefined;
}

export function clockParts(face: ClockFace): ClockParts {
  const centre = clockCentre(face);
  if (face.phase === 'prayer') {
    return { ornament: undefined, head: undefined, centre, times: undefined, ticker: undefined };
  }
  return {
    ornament: clockOrnament(face.theme),
    head: head(face),
    centre,
    times: times(face),
    ticker: face.runningText ? runningText(face.runningText) : undefined,
  };
}

function head({ mosque, place, date, hijri }: ClockFace): Html {
  // Each name in its own direction: Arabic letters run from the right.
  return html`<div><p class="clock-mosque" dir="auto"${mosque.length > LONG_NAME && html` data-long`}>${mosque}</p><p class="clock-place">${place}</p></div><div class="clock-dates"><p class="clock-date">${date}</p><p class="clock-hijri">${hijri ? `${hijri} (perkiraan)` : '\u00a0'}</p></div>`;
}

function times({ times: all }: ClockFace): Html {
  const items = all.map(
    ({ label, at, isNext }) =>
      html`<li${isNext && html` data-next`}><span>${label}</span><time>${at}</time></li>`,
  );
  return html`${items}`;
}

function runningText(text: string): Html {
  const seconds = Math.round(SECONDS_TO_ENTER + text.length * SECONDS_PER_LETTER);
  return html`<span dir="auto" style="--clock-ticker-time:${seconds}s">${text}</span>`;
}

/** The whole display, for the page that the build makes. */
export function clockMarkup(face: ClockFace): string {
  const { ornament, head: top, centre, times: list, ticker } = clockParts(face);
  return html`<section aria-label="Tampilan jam masjid" class="clock" data-theme="${face.theme}" data-phase="${face.phase}"><svg data-part="ornament" aria-hidden="true" class="clock-ornament" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">${ornament}</svg><div class="clock-body"><div data-part="head" class="clock-head">${top}</div><div data-part="centre" class="clock-centre">${centre}</div><ul data-part="times" aria-label="Waktu sholat" class="clock-times">${list}</ul><p data-part="ticker" class="clock-ticker">${ticker}</p></div></section>`
    .text;
}
