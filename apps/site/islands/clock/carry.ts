// The way to the box: a QR code and a file. Those of a licence are stored by the server and signed; anybody
// else's are made here, and the box asks before it uses them.
import {
  type ClockSettings,
  encodeSettings,
  formatSettings,
  parseSettings,
  previewPortable,
  settingsSentences,
} from '@timesync/clock';
import { qrMarkup } from '@timesync/clock/display';
import type { getOwnClock, OwnClock, saveOwnClock } from '@timesync/contract';
import { ApiError, call } from '../call-api';
import type { MosqueClock } from './element';
import { drawQr } from './qr';
import { askForTown } from './town-problem';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-carry="${name}"]`);

/** The licence whose clock is set here, and the change that it is made from. */
let licenseClock: { path: string; counter: number } | undefined;

export async function openLicenseClock(clock: MosqueClock, license: string): Promise<void> {
  const path = `/my-licenses/${encodeURIComponent(license)}/clock`;
  try {
    const found = await call<typeof getOwnClock>('GET', path);
    licenseClock = { path, counter: found.counter };
    if (found.counter > 0) {
      clock.change(parseSettings(found.settings));
      showLook(clock.settings);
    }
    part('title')?.replaceChildren('Simpan untuk perangkat Anda');
    part('button')?.replaceChildren('Simpan dan tampilkan QR');
  } catch (error) {
    say(error instanceof ApiError ? error.message : 'Terjadi kesalahan, hubungi admin!');
  }
}

/** The settings in the fragment of a link, `/jam#JMS1-…`, which the browser does not send. */
export async function openPortableClock(clock: MosqueClock, code: string): Promise<void> {
  const read = await previewPortable(code);
  if (!read.ok) return say(settingsSentences[read.problem]);
  clock.change(read.settings);
  showLook(clock.settings);
  // A reload would undo later changes.
  window.history.replaceState(null, '', location.pathname + location.search);
}

/** Fills the fields of name, text and theme with the stored settings. */
function showLook({ mosque, runningText, theme }: ClockSettings): void {
  const name = document.querySelector<HTMLInputElement>('[data-clock-name]');
  const text = document.querySelector<HTMLInputElement>('[data-clock-text]');
  if (name) name.value = mosque;
  if (text) text.value = runningText;
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-clock-theme]')) {
    choice.checked = choice.value === theme;
  }
}

export async function carryClock(clock: MosqueClock, button: HTMLElement): Promise<void> {
  if (!clock.place?.isChosen) return askForTown();
  const settings = formatSettings(clock.settings);
  if (!licenseClock)
    return show(encodeSettings(clock.settings), 'Perangkat akan bertanya lebih dulu.');
  button.setAttribute('aria-busy', 'true');
  try {
    const { path, counter } = licenseClock;
    const saved = await call<typeof saveOwnClock>('PUT', path, { counter, settings });
    licenseClock.counter = saved.counter;
    show(codeOf(saved), `Tersimpan. Setelah dipindai, layar menampilkan nomor ${saved.counter}.`);
  } catch (error) {
    say(error instanceof ApiError ? error.message : 'Terjadi kesalahan, hubungi admin!');
  } finally {
    button.removeAttribute('aria-busy');
  }
}

function codeOf({ code }: OwnClock): string {
  if (code === null) throw new Error('Saved settings have a code');
  return code;
}

function show(code: string, sentence: string): void {
  say(sentence);
  const picture = part('qr');
  if (picture) {
    picture.innerHTML = qrMarkup(drawQr(code), 'QR pengaturan jam', 'block w-full').text;
  }
  const file = part('file');
  if (file instanceof HTMLAnchorElement) {
    URL.revokeObjectURL(file.href);
    // A type that phones know would be opened, or its file name changed, instead of saved.
    file.href = URL.createObjectURL(new Blob([code], { type: 'application/octet-stream' }));
  }
  part('result')?.removeAttribute('hidden');
  picture?.scrollIntoView({ block: 'nearest' });
}

function say(sentence: string): void {
  part('status')?.replaceChildren(sentence);
}
