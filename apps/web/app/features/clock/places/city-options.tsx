import { bareName, type City } from '@timesync/clock';
import { classNames } from '~/lib/browser/class-names';

interface CityOptionsProps {
  listId: string;
  cities: City[];
  active: City | undefined;
  onChoose: (city: City) => void;
}

const panelStyle =
  'absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded-control border border-line bg-surface shadow-float';

export function CityOptions({ listId, cities, active, onChoose }: CityOptionsProps) {
  // A list without options is no list: the sentence stands in its place.
  if (cities.length === 0) {
    return (
      <p role="status" className={classNames(panelStyle, 'px-3.5 py-4 text-ink-muted text-sm')}>
        Tidak ditemukan. Coba nama kabupaten atau kota yang terdekat.
      </p>
    );
  }
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Kota dan kabupaten"
      className={classNames(panelStyle, 'py-1')}
    >
      {cities.map((city) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field.
        <div
          key={city.slug}
          id={`${listId}-${city.slug}`}
          role="option"
          aria-selected={city === active}
          // The field would lose the focus and close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(city)}
          className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
        >
          <span className="font-medium text-ink">{city.region}</span>
          <span className="text-ink-muted text-sm">{describe(city)}</span>
        </div>
      ))}
    </div>
  );
}

function describe({ region, seat, province, zone }: City): string {
  const town = seat === bareName(region) ? '' : `${seat}, `;
  return `${town}${province} · ${zone}`;
}
