import type { Region, RegionLevel } from '@timesync/contract';
import { useState } from 'react';
import { type LabelledField, SuggestionField } from '~/components/form';
import { useRegions } from './shipping-queries';

interface RegionFieldProps extends LabelledField {
  name: RegionLevel;
  onChoose: (region: Region) => void;
}

/** Free text; choosing a suggestion also fills in the larger places. */
export function RegionField({ name, label, hint, onChoose }: RegionFieldProps) {
  const [typed, setTyped] = useState('');
  const regions = useRegions(name, typed);
  return (
    <SuggestionField
      name={name}
      label={label}
      hint={hint}
      listLabel="Pilihan wilayah"
      options={regions.map((region) => ({
        region,
        title: region[name] ?? '',
        detail: around(region, name),
      }))}
      onSearch={setTyped}
      onChoose={({ region }) => onChoose(region)}
    />
  );
}

const levels = ['kelurahan', 'kecamatan', 'city', 'province'] as const;

function around(region: Region, level: RegionLevel): string {
  return levels
    .slice(levels.indexOf(level) + 1)
    .flatMap((each) => region[each] ?? [])
    .join(', ');
}
