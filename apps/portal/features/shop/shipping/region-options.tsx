import type { Region, RegionLevel } from '@timesync/contract';

interface RegionOptionsProps {
  listId: string;
  level: RegionLevel;
  regions: Region[];
  activeIndex: number;
  onChoose: (region: Region) => void;
}

export function RegionOptions(props: RegionOptionsProps) {
  const { listId, level, regions, activeIndex, onChoose } = props;
  return (
    <div
      id={listId}
      // On a phone the keyboard would cover the list.
      ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
      role="listbox"
      aria-label="Pilihan wilayah"
      className="absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-float"
    >
      {regions.map((region, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field.
        <div
          key={Object.values(region).join()}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          // The field would lose the focus and close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(region)}
          className="min-h-11 cursor-pointer px-3.5 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
        >
          <span className="block font-medium text-ink">{region[level]}</span>
          <span className="block text-ink-muted text-sm">{around(region, level)}</span>
        </div>
      ))}
    </div>
  );
}

const levels = ['kelurahan', 'kecamatan', 'city', 'province'] as const;

function around(region: Region, level: RegionLevel): string {
  return levels
    .slice(levels.indexOf(level) + 1)
    .flatMap((each) => region[each] ?? [])
    .join(', ');
}
