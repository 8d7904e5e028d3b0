// Entry of the clock's module: brings the engine and everything that is set around the display.
import { LICENSE_PARAMETER, screens } from '@timesync/contract';
import { storeOfflineCopy } from '../offline-copy';
import { setUpCityField } from './city-field';
import { showDonations } from './donations';
import type { MosqueClock } from './element';
import { clockEngine } from './engine';
import { locate } from './locate';
import { setUpSettings } from './settings-fields';
import { copyLink } from './share';
import { setUpStage } from './stage';
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
