import { Field } from '~/components/ui/inputs/field';
import { Input } from '~/components/ui/inputs/input';
import type { ClockEngine } from './engine/clock-engine';
import { CityField } from './places/city-field';
import { LocateButton } from './places/locate-button';
import { type ClockSettings, MOSQUE_MAX } from './settings/clock-settings';
import type { ChangeSettings } from './settings/use-clock-settings';
import type { Position } from './times/prayer-times';

interface PlaceControlsProps {
  engine: ClockEngine | undefined;
  settings: ClockSettings;
  cityName: string;
  onChange: ChangeSettings;
}

/** Whose clock it is, and where it hangs. */
export function PlaceControls({ engine, settings, cityName, onChange }: PlaceControlsProps) {
  const locate = (position: Position) => {
    const city = engine?.nearestCity(engine.cities, position);
    if (city) onChange({ position, citySlug: city.slug });
    return city !== undefined;
  };
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <Field label="Nama masjid atau mushola">
        {(control) => (
          <Input
            {...control}
            maxLength={MOSQUE_MAX}
            autoComplete="off"
            value={settings.mosque}
            onChange={({ target }) => onChange({ mosque: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <CityField
          chosen={cityName}
          search={engine && ((typed) => engine.searchCities(engine.cities, typed))}
          onChoose={({ slug }) => onChange({ citySlug: slug, position: undefined })}
        />
        <LocateButton isReady={engine !== undefined} onLocate={locate} />
      </div>
    </div>
  );
}
