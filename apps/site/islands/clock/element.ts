// <mosque-clock>: the running clock of `/`, `/jam` and the television. This script is inlined right
// after the face, so that the first paint shows the right name, town and time. Prayer times need the engine,
// which is loaded later with the controls in a separate module; until then they are dashes.
import {
  type ClockSettings,
  defaultSettings,
  findRegion,
  isInstalledLink,
  isTvLink,
} from '@timesync/clock';
import { isQuiet, showFace } from '@timesync/clock/display';
import { rememberTriedClock } from '@timesync/ui';
import { afterFirstPaint } from './after-first-paint';
import type { ClockEngine } from './engine';
import { firstFace } from './first-face';
import { clockLinks } from './links';
import { readSettings, storeSettings } from './stored-settings';

const SECOND_MS = 1_000;
const RETRY_MS = 5_000;

/** An action of a button in the page: its `data-action`, and the button itself. */
export type ClockActions = Record<string, (button: HTMLElement) => void>;

export class MosqueClock extends HTMLElement {
  settings: ClockSettings = defaultSettings;
  travelledMs = 0;
  engine: ClockEngine | undefined;
  #actions: ClockActions = {};
  #pressed: HTMLElement | undefined;

  connectedCallback(): void {
    this.settings = readSettings(location.search);
    const page = document.documentElement;
    page.toggleAttribute('data-tv', isTvLink(location.search));
    page.toggleAttribute('data-installed', isInstalledLink(location.search));
    const field = nameField();
    if (field && !field.value) field.value = nameToShow(this.settings);
    document.addEventListener('input', this.#typeName);
    document.addEventListener('click', this.#press);
    this.#settingsChanged();
    this.#beat();
    afterFirstPaint(() => this.#load());
  }

  get place() {
    return this.engine?.choosePlace(this.engine.cities, this.settings);
  }

  /** The shown moment, in whole seconds. */
  get shownMs(): number {
    return Math.floor((Date.now() + this.travelledMs) / SECOND_MS) * SECOND_MS;
  }

  change(changes: Partial<ClockSettings>): void {
    this.settings = { ...this.settings, ...changes };
    storeSettings(this.settings);
    this.#settingsChanged();
    this.draw();
  }

  travel(travelledMs: number): void {
    this.travelledMs = travelledMs;
    this.draw();
  }

  start(engine: ClockEngine): void {
    this.engine = engine;
    this.dataset.running = '';
    this.#settingsChanged();
    this.draw();
  }

  /** A button that was pressed before its script had come is answered now. */
  handle(actions: ClockActions): void {
    this.#actions = actions;
    const pressed = this.#pressed;
    this.#pressed = undefined;
    if (pressed) this.#act(pressed);
  }

  draw(): void {
    const display = this.querySelector<HTMLElement>('.clock');
    const { engine, place, settings, shownMs } = this;
    const face =
      engine && place ? engine.composeFace(settings, place, shownMs) : firstFace(settings, shownMs);
    if (display) showFace(display, face);
    this.closest('.clock-stage')?.toggleAttribute('data-dark', isQuiet(face.phase));
    this.dispatchEvent(new Event('draw'));
  }

  // Each beat aims at the next full second, or the display would slowly drift past one.
  #beat = (): void => {
    this.draw();
    setTimeout(this.#beat, SECOND_MS - (Date.now() % SECOND_MS));
  };

  #load = (attempt = 0): void => {
    const notice = document.querySelector('[data-clock-notice]');
    // Most browsers cache the failure of a script by its URL, so each retry uses another URL.
    const address = `${this.dataset.module}${attempt > 0 ? `?${attempt}` : ''}`;
    import(/* @vite-ignore */ address).then(
      () => notice?.setAttribute('hidden', ''),
      () => {
        notice?.removeAttribute('hidden');
        setTimeout(this.#load, RETRY_MS, attempt + 1);
      },
    );
  };

  #typeName = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target === nameField()) {
      this.change({ mosque: target.value });
    }
  };

  #press = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) this.#act(button);
  };

  #act(button: HTMLElement): void {
    const act = this.#actions[button.dataset.action ?? ''];
    if (act) act(button);
    else this.#pressed = button;
  }

  #settingsChanged(): void {
    const { settings } = this;
    this.dispatchEvent(new Event('settings'));
    if (nameToShow(settings)) {
      const town = this.place ?? findRegion(settings.citySlug);
      rememberTriedClock({
        mosque: settings.mosque,
        town: town.isChosen ? town.label : undefined,
      });
    }
    const { origin = location.origin } = document.documentElement.dataset;
    const addresses = clockLinks(settings, origin);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-clock-link]')) {
      link.href = addresses[link.dataset.clockLink ?? ''] ?? link.href;
    }
  }
}

const nameField = () => document.querySelector<HTMLInputElement>('[data-clock-name]');

/** The field for the mosque's name is empty at first; the clock then shows an example. */
function nameToShow({ mosque }: ClockSettings): string {
  return mosque === defaultSettings.mosque ? '' : mosque;
}
