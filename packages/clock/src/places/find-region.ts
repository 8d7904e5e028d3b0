// Name and zone of a place without its coordinates: enough for a true first picture of the clock.
import type { Zone } from '../times/zone.ts';
import { citySlug, DEFAULT_CITY_SLUG } from './city.ts';
import packed from './packed-regions.json' with { type: 'json' };
import { type PackedRegions, provinceOf } from './unpack-cities.ts';

const regions = packed as PackedRegions;

/** The default for an unknown place. */
export function findRegion(slug: string): { region: string; zone: Zone } {
  const slugs = regions.names.map(citySlug);
  const index = slugs.includes(slug) ? slugs.indexOf(slug) : slugs.indexOf(DEFAULT_CITY_SLUG);
  return { region: regions.names[index] ?? '', zone: provinceOf(regions, index)[1] };
}
