import type { Place } from '../times/prayer-times.ts';

/** A kabupaten or kota at its seat. */
export interface City extends Place {
  /** Part of a link: `kota-malang`. Never changes for a region. */
  slug: string;
  /** `Kota Malang`, `Kab. Malang`. */
  region: string;
  /** The town the times are computed for, such as Kepanjen. */
  seat: string;
  province: string;
}

export const DEFAULT_CITY_SLUG = 'kota-jakarta';

export function citySlug(region: string): string {
  return region
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `Malang` of `Kota Malang`. */
export function bareName(region: string): string {
  return region.replace(/^(Kab\.|Kota) /, '');
}

export function findCity(cities: City[], slug: string): City {
  const found = cities.find((city) => city.slug === slug) ?? cities.find(isDefault) ?? cities[0];
  if (!found) throw new Error('The city list is empty');
  return found;
}

function isDefault({ slug }: City): boolean {
  return slug === DEFAULT_CITY_SLUG;
}
