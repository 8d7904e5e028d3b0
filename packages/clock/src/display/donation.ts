// The donation code of the mosque, beside the time. The QR drawing function is a parameter, because not
// every page with a clock carries one.
import { readQris } from '@timesync/contract';
import type { ClockFace } from '../engine/clock-face.ts';
import { html } from './html.ts';
import { qrMarkup } from './qr-markup.ts';

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
