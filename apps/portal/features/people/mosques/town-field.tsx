import { type City, indonesianCities, searchCities } from '@timesync/clock';
import { locateTown } from '@timesync/clock/display';
import { MAX_TOWN_NAME } from '@timesync/contract';
import { Button, Spinner } from '@timesync/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SuggestionField } from '~/components/form';

const MOST_SHOWN = 8;

/** The town of a mosque: typed, chosen, or the one nearest to this phone. */
export function TownField({ label }: { label: string }) {
  const { setValue } = useFormContext<{ town: string }>();
  const [typed, setTyped] = useState('');
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = ({ region }: City) => setValue('town', region, { shouldDirty: true });
  async function locate() {
    setIsLocating(true);
    const found = await locateTown(indonesianCities);
    setIsLocating(false);
    setProblem('problem' in found ? found.problem : undefined);
    if ('city' in found) take(found.city);
  }
  return (
    <div className="space-y-2">
      <SuggestionField
        name="town"
        label={label}
        listLabel="Kota dan kabupaten"
        maxLength={MAX_TOWN_NAME}
        options={findTowns(typed)}
        onSearch={setTyped}
        onChoose={({ city }) => take(city)}
      />
      <Button variant="secondary" disabled={isLocating} onClick={() => void locate()}>
        {isLocating ? <Spinner /> : <LocateFixed aria-hidden className="size-5" />}
        Pakai lokasi saya
      </Button>
      {problem && (
        <p role="alert" className="text-danger-text text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

function findTowns(typed: string) {
  if (typed.trim() === '') return [];
  return searchCities(indonesianCities, typed)
    .slice(0, MOST_SHOWN)
    .map((city) => ({ city, title: city.region, detail: `${city.province} · ${city.zone}` }));
}
