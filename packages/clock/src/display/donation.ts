// The donation code of the mosque, beside the time. The QR drawing function is a parameter, because not
// every page with a clock carries one.
import { readQris } from '@timesync/contract';
import type { ClockFace } from '../engine/clock-face.ts';
import { type Html, html } from './html.ts';

/** Makes the modules of a QR code, with its white edge. */
type DrawQr = (text: string) => boolean[][];

/** Shows the donation code only while there is nothing else to read. */
export function showDonation(display: HTMLElement, face: ClockFace, drawQr: DrawQr): void {
  const place = display.querySelector<HTMLElement>('[data-part="donation"]');
  if (!place) return;
  place.toggleAttribute('hidden', face.donation === '' || face.phase !== 'normal');
  if (place.dataset.drawn === face.donation) return;
  place.dataset.drawn = face.donation;
  place.innerHTML = face.donation && donationMarkup(face.donation, drawQr(face.donation));
}

function donationMarkup(payload: string, rows: boolean[][]): string {
  const { merchantName } = readQris(payload);
  return html`${qrMarkup(rows, `QRIS infak ${merchantName}`)}<p><b>Infak QRIS</b> <span dir="auto">${merchantName}</span></p>`
    .text;
}

/** The modules of a QR code as a picture. */
export function qrMarkup(rows: boolean[][], label: string, style?: string): Html {
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"${style && html` class="${style}"`}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
