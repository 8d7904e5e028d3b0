// Entry of the clock's module: brings the engine and everything that is set around the display.
import { formatLink } from '@timesync/clock';
import { locateTown, showDonation } from '@timesync/clock/display';
import { LICENSE_PARAMETER, screens } from '@timesync/contract';
import { copyText } from '@timesync/ui';
import { setUpCityField } from './city-field';
import type { MosqueClock } from './element';
import { clockEngine } from './engine';
import { setUpSettings } from './settings-fields';
import { setUpStage } from './stage';
import { showTownProblem } from './town-problem';
import { setUpTravel } from './travel';

const clock = document.querySelector<MosqueClock>('mosque-clock');
if (clock) {
  // Each in a task of its own: together they would block a thumb.
  setTimeout(() => clock.start(clockEngine));
  setTimeout(() => {
    setUpCityField(clock);
    setUpLook(clock);
    setUpSettings(clock);
  });
  setTimeout(() => setUpActions(clock));
}

function setUpActions(clock: MosqueClock): void {
  const license = new URLSearchParams(location.search).get(LICENSE_PARAMETER);
  clock.handle({
    ...setUpStage(clock),
    ...setUpTravel(clock),
    locate: (button) => void locate(clock, button),
    'carry-clock': (button) =>
      void import('./carry').then(({ carryClock }) => carryClock(clock, button)),
    'copy-link': (button) => void copyLink(clock, button),
  });
  showDonations(clock);
  if (license)
    void import('./carry').then(({ openLicenseClock }) => openLicenseClock(clock, license));
  const code = location.hash.slice(1);
  if (code.startsWith('JMS'))
    void import('./carry').then(({ openPortableClock }) => openPortableClock(clock, code));
  if (location.pathname === screens.clock) void storeOfflineCopy();
}

/** Applies input from before this script was loaded. */
function setUpLook(clock: MosqueClock): void {
  const themes = [...document.querySelectorAll<HTMLInputElement>('[data-clock-theme]')];
  const text = document.querySelector<HTMLInputElement>('[data-clock-text]');
  const isTouched = (field: HTMLInputElement) =>
    field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  const applyTheme = () => {
    const chosen = themes.find(({ checked }) => checked)?.value;
    if (chosen) clock.change({ theme: chosen as MosqueClock['settings']['theme'] });
  };
  const applyText = () => text && clock.change({ runningText: text.value });
  if (themes.some(isTouched)) applyTheme();
  for (const field of themes) {
    field.checked = field.value === clock.settings.theme;
    field.addEventListener('change', applyTheme);
  }
  if (text && isTouched(text)) applyText();
  else if (text) text.value = clock.settings.runningText;
  text?.addEventListener('input', applyText);
}

// The maker of QR codes is loaded only for a mosque that has a donation code.
function showDonations(clock: MosqueClock): void {
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

/** Takes the phone's position; says beside the field why it could not. */
async function locate(clock: MosqueClock, button: HTMLElement): Promise<void> {
  if (!clock.engine || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const found = await locateTown(clock.engine.cities);
  button.ariaBusy = null;
  if ('city' in found) clock.change({ position: found.position, citySlug: found.city.slug });
  showTownProblem('problem' in found ? found.problem : '');
}

/** Copies the clock's link and says so beside the button. */
async function copyLink(clock: MosqueClock, button: HTMLElement): Promise<void> {
  const link = location.origin + formatLink(clock.settings);
  const isCopied = await copyText(link, button);
  button.toggleAttribute('data-done', isCopied);
  const status = document.querySelector('[data-copy-status]');
  if (status) status.textContent = isCopied ? 'Tautan jam ini sudah disalin.' : link;
}

/**
 * The clock works offline once it was opened (`service-worker.js` of the portal app). Asks for nothing
 * until the page has settled.
 */
async function storeOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ files: [...files, location.pathname] });
  } catch {
    // A browser that refuses (private mode, full disk) works as it did before.
  }
}
