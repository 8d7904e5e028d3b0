// A combobox: type a few letters, choose with arrows and Enter or with a tap.
import { bareName, type City } from '@timesync/clock';
import { html } from '@timesync/clock/display';
import type { MosqueClock } from './element';
import { showTownProblem } from './town-problem';

const LIST_ID = 'daftar-kota';
const panelStyle =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface shadow-float';

export function setUpCityField(clock: MosqueClock): void {
  const field = document.querySelector<HTMLInputElement>('[data-clock-city]');
  if (!field) return;
  const panel = document.createElement('div');
  field.closest('.relative')?.append(panel);
  let found: City[] = [];
  let active = 0;
  let isOpen = false;

  const label = () => (clock.place?.isChosen ? clock.place.label : '');
  clock.addEventListener('draw', () => {
    if (!isOpen && field.value !== label()) field.value = label();
  });
  const draw = () => {
    panel.innerHTML = isOpen ? optionsMarkup(found, active) : '';
    const chosen = found[active];
    field.ariaExpanded = String(chosen !== undefined);
    setOrRemove(field, 'aria-controls', chosen && LIST_ID);
    setOrRemove(field, 'aria-activedescendant', chosen && optionId(chosen));
    panel.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  };
  const open = (typed: string) => {
    isOpen = true;
    active = 0;
    found = clock.engine?.searchCities(clock.engine.cities, typed) ?? [];
    draw();
  };
  const close = () => {
    isOpen = false;
    found = [];
    field.value = label();
    draw();
  };
  const choose = (city: City | undefined) => {
    if (city) {
      clock.change({ citySlug: city.slug, position: undefined });
      showTownProblem('');
    }
    close();
  };
  const move = (step: number) => {
    if (!isOpen) return open('');
    active = (active + step + found.length) % Math.max(1, found.length);
    draw();
  };

  field.addEventListener('input', () => open(field.value));
  field.addEventListener('focus', () => field.select());
  field.addEventListener('click', () => isOpen || open(''));
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && found[active]) choose(found[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  });
  // The field would lose the focus and close the list before the click arrives.
  for (const name of ['pointerdown', 'mousedown']) {
    panel.addEventListener(name, (event) => event.preventDefault());
  }
  panel.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('[role="option"]');
    if (option) choose(found.find((city) => optionId(city) === option.id));
  });
  field.value = label();
  field.disabled = false;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

const optionId = ({ slug }: City) => `${LIST_ID}-${slug}`;

function optionsMarkup(cities: City[], active: number): string {
  // A list without options is no list: the sentence takes its place.
  if (cities.length === 0) {
    return html`<p role="status" class="${panelStyle} px-3.5 py-4 text-ink-muted text-sm">Tidak ditemukan. Coba nama kabupaten atau kota yang terdekat.</p>`
      .text;
  }
  const options = cities.map(
    (city, index) =>
      html`<div id="${optionId(city)}" role="option" aria-selected="${String(index === active)}" class="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"><span class="font-medium text-ink">${city.region}</span><span class="text-ink-muted text-sm">${describe(city)}</span></div>`,
  );
  return html`<div id="${LIST_ID}" role="listbox" aria-label="Kota dan kabupaten" class="${panelStyle} py-1">${options}</div>`
    .text;
}

function describe({ region, seat, province, zone }: City): string {
  const town = seat === bareName(region) ? '' : `${seat}, `;
  return `${town}${province} · ${zone}`;
}
