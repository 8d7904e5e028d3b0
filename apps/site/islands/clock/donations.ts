// The maker of QR codes is loaded only for a mosque that has a donation code.
import { showDonation } from '@timesync/clock/display';
import type { MosqueClock } from './element';

export function showDonations(clock: MosqueClock): void {
  let draw: typeof import('./qr').drawQr | undefined;
  let isAsked = false;
  clock.addEventListener('draw', () => {
    const display = clock.querySelector<HTMLElement>('.clock');
    const { engine, place, settings, shownMs } = clock;
    if (!display || !engine || !place) return;
    if (draw) showDonation(display, engine.composeFace(settings, place, shownMs), draw);
    if (settings.donation === '' || isAsked) return;
    isAsked = true;
    import('./qr').then(
      ({ drawQr }) => {
        draw = drawQr;
      },
      () => {
        isAsked = false;
      },
    );
  });
}
