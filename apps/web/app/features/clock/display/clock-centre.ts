import type { ClockFace, Phase } from '@timesync/clock';
import { digits } from './digits';
import { type Html, html } from './html';

/** The middle of the display, for each phase. */
const centres: Record<Phase, (face: ClockFace) => Html> = {
  normal: ({ hour, minute, second, prayer, remaining }) =>
    html`<p class="clock-time">${digits(`${hour}:${minute}`)}<span class="clock-second">${digits(second)}</span></p><p class="clock-next">Menuju ${prayer} <b>${digits(remaining)}</b></p>`,
  adhan: (face) =>
    html`<p class="clock-above">${timeOf(face)}</p><p class="clock-phase">Adzan ${face.prayer}</p><p class="clock-below">Waktu sholat ${face.prayer} telah tiba</p>`,
  iqomah: ({ prayer, remaining }) =>
    html`<p class="clock-above">Menuju iqomah ${prayer}</p><p class="clock-phase" data-countdown>${digits(remaining)}</p><p class="clock-below">Luruskan dan rapatkan saf</p>`,
  khutbah: (face) =>
    html`<p class="clock-above">${timeOf(face)}</p><p class="clock-phase">Khutbah Jumat</p><p class="clock-below">Mohon tenang dan menyimak khutbah</p>`,
  prayer: (face) =>
    html`<p class="clock-phase" data-quiet>Sholat ${face.prayer}</p><p class="clock-below">Mohon nada dering HP dimatikan</p><p class="clock-below">${timeOf(face)}</p>`,
};

const timeOf = ({ hour, minute }: ClockFace) => `${hour}:${minute}`;

export function clockCentre(face: ClockFace): Html {
  return centres[face.phase](face);
}
