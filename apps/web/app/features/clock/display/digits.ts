import { type Html, html } from './html';

/**
 * Digits in cells of equal width, so that nothing jumps when they change: the font's own figures of
 * equal width have a clumsy 1. Read aloud as one text.
 */
export function digits(text: string): Html {
  return html`<span class="sr-only">${text}</span><span aria-hidden="true" class="clock-digits">${[...text].map(cellOf)}</span>`;
}

function cellOf(sign: string): Html {
  if (sign === ':') return html`<span class="clock-colon"></span>`;
  return sign === '1'
    ? html`<span class="clock-digit" data-one>1</span>`
    : html`<span class="clock-digit">${sign}</span>`;
}
