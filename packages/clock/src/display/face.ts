// The one way to draw the clock's face. The server writes its markup into the page; afterwards only the
// words in it are changed, so the face in the page is never laid out as a whole again.
import type { ClockFace } from '../engine/clock-face.ts';
import type { Phase } from '../engine/stages.ts';
import { type Html, html } from './html.ts';
import { ornament } from './ornament.ts';

/** Long texts take longer, so that all pass at a readable speed. */
const SECONDS_PER_LETTER = 0.16;
const SECONDS_TO_ENTER = 14;
const LONG_NAME = 22;

type Words = Record<string, string>;

/** The texts on the face that change, by the name of their element. */
function wordsOf(face: ClockFace): Words {
  const times = face.times.flatMap(({ name, label, at }) => [
    [`label-${name}`, label],
    [`at-${name}`, at],
  ]);
  return {
    mosque: face.mosque,
    place: face.place,
    date: face.date,
    hijri: face.hijri ? `${face.hijri} (perkiraan)` : '\u00a0',
    time: `${face.hour}:${face.minute}`,
    second: face.second,
    prayer: face.prayer,
    remaining: face.remaining,
    ticker: face.runningText,
    ...Object.fromEntries(times),
  };
}

/**
 * Digits in cells of equal width, so that nothing moves when they change: the font's own figures of equal
 * width have a clumsy 1. Read aloud as one text.
 */
function digits(name: string, words: Words): Html {
  const text = words[name] ?? '';
  const cells = [...text].map((sign) =>
    sign === ':'
      ? html`<span class="clock-colon"></span>`
      : html`<span class="clock-digit"${sign === '1' && html` data-one`}>${sign}</span>`,
  );
  return html`<span class="sr-only" data-word="${name}">${text}</span><span aria-hidden="true" class="clock-digits" data-digits="${name}">${cells}</span>`;
}

/** The middle of the display, for each phase. */
function centre(phase: Phase, words: Words): Html {
  const prayer = html`<span data-word="prayer">${words.prayer}</span>`;
  const time = html`<span data-word="time">${words.time}</span>`;
  const centres: Record<Phase, () => Html> = {
    normal: () =>
      html`<p class="clock-time">${digits('time', words)}<span class="clock-second">${digits('second', words)}</span></p><p class="clock-next"><span>Menuju ${prayer}</span> <b>${digits('remaining', words)}</b></p>`,
    tarhim: () =>
      html`<p class="clock-above">${time}</p><p class="clock-phase">Tarhim</p><p class="clock-below">Adzan ${prayer} <b>${digits('remaining', words)}</b> lagi</p>`,
    adhan: () =>
      html`<p class="clock-above">${time}</p><p class="clock-phase">Adzan ${prayer}</p><p class="clock-below">Waktu sholat ${prayer} telah tiba</p>`,
    iqomah: () =>
      html`<p class="clock-above">Menuju iqomah ${prayer}</p><p class="clock-phase" data-countdown>${digits('remaining', words)}</p><p class="clock-below">Luruskan dan rapatkan saf</p>`,
    khutbah: () =>
      html`<p class="clock-above">${time}</p><p class="clock-phase">Khutbah Jumat</p><p class="clock-below">Mohon tenang dan menyimak khutbah</p>`,
    prayer: () =>
      html`<p class="clock-phase" data-quiet>Sholat ${prayer}</p><p class="clock-below">Mohon nada dering HP dimatikan</p><p class="clock-below">${time}</p>`,
    dark: () => html`<p class="clock-below">${time}</p>`,
  };
  return centres[phase]();
}

function tickerTime(text: string): string {
  return `${Math.round(SECONDS_TO_ENTER + text.length * SECONDS_PER_LETTER)}s`;
}

/** The whole display, for the page that the server renders. */
export function faceMarkup(face: ClockFace): string {
  const words = wordsOf(face);
  const times = face.times.map(
    ({ name, isNext }) =>
      html`<li data-time="${name}"${isNext && html` data-next`}><span data-word="label-${name}">${words[`label-${name}`]}</span><time data-word="at-${name}">${words[`at-${name}`]}</time></li>`,
  );
  // Each name in its own direction: Arabic letters run from the right.
  return html`<section aria-label="Tampilan jam masjid" class="clock" data-theme="${face.theme}" data-phase="${face.phase}"><svg data-part="ornament" aria-hidden="true" class="clock-ornament" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">${ornament(face.theme)}</svg><div class="clock-body"><div data-part="head" class="clock-head"><div><p class="clock-mosque" dir="auto" data-word="mosque"${isLong(face) && html` data-long`}>${words.mosque}</p><p class="clock-place" data-word="place">${words.place}</p></div><div class="clock-dates"><p class="clock-date" data-word="date">${words.date}</p><p class="clock-hijri" data-word="hijri">${words.hijri}</p></div></div><div data-part="centre" class="clock-centre">${centre(face.phase, words)}</div><div data-part="donation" class="clock-donation" hidden></div><ul data-part="times" aria-label="Waktu sholat" class="clock-times">${times}</ul><p data-part="ticker" class="clock-ticker"><span dir="auto" data-word="ticker" style="--clock-ticker-time:${tickerTime(face.runningText)}">${words.ticker}</span></p></div></section>`
    .text;
}

/** The screen is black but for a few words. */
export const isQuiet = (phase: Phase) => phase === 'prayer' || phase === 'dark';
const isLong = ({ mosque }: ClockFace) => mosque.length > LONG_NAME;

/** Writes a face into the display that the page holds. Only a new phase or theme brings new elements. */
export function showFace(display: HTMLElement, face: ClockFace): void {
  const words = wordsOf(face);
  const part = (name: string) => display.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (display.dataset.theme !== face.theme) {
    display.dataset.theme = face.theme;
    setMarkup(part('ornament'), ornament(face.theme));
  }
  if (display.dataset.phase !== face.phase) {
    display.dataset.phase = face.phase;
    setMarkup(part('centre'), centre(face.phase, words));
    // During prayer and at night nothing may draw the eye.
    for (const name of ['ornament', 'head', 'times']) {
      part(name)?.toggleAttribute('hidden', isQuiet(face.phase));
    }
  }
  part('ticker')?.toggleAttribute('hidden', isQuiet(face.phase) || !face.runningText);
  display.querySelector('.clock-mosque')?.toggleAttribute('data-long', isLong(face));
  for (const { name, isNext } of face.times) {
    display.querySelector(`[data-time="${name}"]`)?.toggleAttribute('data-next', isNext);
  }
  for (const place of display.querySelectorAll<HTMLElement>('[data-word]')) {
    const { word = '' } = place.dataset;
    const hasChanged = setText(place, words[word] ?? '');
    if (hasChanged && word === 'ticker') {
      place.style.setProperty('--clock-ticker-time', tickerTime(face.runningText));
    }
  }
  for (const place of display.querySelectorAll<HTMLElement>('[data-digits]')) {
    setDigits(place, words[place.dataset.digits ?? ''] ?? '');
  }
}

function setMarkup(element: Element | null, markup: Html): void {
  if (element) element.innerHTML = markup.text;
}

function setText(element: Element, text: string): boolean {
  if (element.textContent === text) return false;
  const { firstChild } = element;
  // The node itself is written: a new one would be laid out together with its neighbours.
  if (firstChild instanceof Text) firstChild.data = text;
  else element.textContent = text;
  return true;
}

function setDigits(place: Element, text: string): void {
  const signs = [...text];
  for (const [index, cell] of [...place.children].entries()) {
    const sign = signs[index] ?? '';
    if (sign !== ':' && setText(cell, sign)) cell.toggleAttribute('data-one', sign === '1');
  }
}
