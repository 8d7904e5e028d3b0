import type { ClockSettings, Position } from '@timesync/clock';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';
import { CityField } from './places/city-field';
import { LocateButton } from './places/locate-button';
import type { ClockEngine } from './running/clock-engine';

interface PlaceControlsProps {
  engine: ClockEngine | undefined;
  cityName: string;
  onChange: (changes: Partial<ClockSettings>) => void;
}

/** Where the clock hangs. */
export function PlaceControls({ engine, cityName, onChange }: PlaceControlsProps) {
  // Before the app is there, what is typed or tapped is kept for it.
  const isReady = !useIsHydrated() || engine !== undefined;
  const locate = (position: Position) => {
    const city = engine?.nearestCity(engine.cities, position);
    if (city) onChange({ position, citySlug: city.slug });
    return city !== undefined;
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <CityField
        chosen={cityName}
        isReady={isReady}
        search={(typed) => engine?.searchCities(engine.cities, typed) ?? []}
        onChoose={({ slug }) => onChange({ citySlug: slug, position: undefined })}
      />
      <LocateButton isReady={isReady} onLocate={locate} />
    </div>
  );
}
