// Name and zone of a place without its coordinates: enough for a true first picture of the clock.
import type { Zone } from '../times/zone.ts';
import { citySlug, EXAMPLE_CITY_SLUG, placeLabel } from './city.ts';
import packed from './packed-regions.json' with { type: 'json' };
import { type PackedRegions, provinceOf } from './unpack-cities.ts';

const regions = packed as PackedRegions;

export interface FoundRegion {
  region: string;
  zone: Zone;
  /** False for the example town, which stands for a place that is unknown or was not chosen. */
  isChosen: boolean;
  label: string;
}

export function findRegion(slug: string | undefined): FoundRegion {
  const chosen = slug === undefined ? -1 : indexOf(slug);
  const isChosen = chosen >= 0;
  const index = isChosen ? chosen : indexOf(EXAMPLE_CITY_SLUG);
  const region = regions.names[index] ?? '';
  const [, zone] = provinceOf(regions, index);
  return { region, zone, isChosen, label: placeLabel(region, isChosen) };
}

const indexOf = (slug: string) => regions.names.findIndex((name) => citySlug(name) === slug);
