import { bareName, indonesianCities } from '@timesync/clock';
import type { ShopSummary } from '@timesync/contract';

interface Town {
  town: string | null;
  count: number;
}

/** A town is free text: it counts where it is the name of a region or of its seat. */
export function mosquesByProvince(towns: Town[]): ShopSummary['mosques'] {
  const counts = new Map<string | null, number>();
  for (const { town, count } of towns) {
    const province = provinces.get(lettersOf(town ?? '')) ?? null;
    counts.set(province, (counts.get(province) ?? 0) + count);
  }
  return [...counts]
    .map(([province, count]) => ({ province, count }))
    .sort((one, other) => other.count - one.count);
}

const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace('kabupaten', 'kab')
    .replaceAll(/[^a-z]/g, '');

const provinces = new Map(
  indonesianCities.flatMap(({ region, seat, province }) =>
    [seat, bareName(region), region].map((name) => [lettersOf(name), province]),
  ),
);
