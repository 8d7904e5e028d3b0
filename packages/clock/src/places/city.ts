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

/** Its times are shown, and called an example, while nobody has chosen a town. */
export const EXAMPLE_CITY_SLUG = 'kota-jakarta';

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

/** What a display calls its place: of a town that nobody chose, that it is an example. */
export function placeLabel(region: string, isChosen: boolean): string {
  return isChosen ? region : `Contoh: ${region}`;
}

export function findCity(cities: City[], slug: string | undefined): City {
  const found = cities.find((city) => city.slug === slug) ?? cities.find(isExample) ?? cities[0];
  if (!found) throw new Error('The city list is empty');
  return found;
}

function isExample({ slug }: City): boolean {
  return slug === EXAMPLE_CITY_SLUG;
}
