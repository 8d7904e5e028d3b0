// Twin of `city-data/pack-cities.ts`, which writes what is read here: columns instead of objects,
// because repeated keys would double the size on a slow line.
import type { Zone } from '../times/zone.ts';
import { bareName, type City, citySlug } from './city.ts';
import { townHeight } from './highland-towns.ts';

/** The data that a page needs before its first paint. */
export interface PackedRegions {
  provinces: [name: string, zone: Zone][];
  names: string[];
  province: number[];
}

/** The seats are in the same order as the regions. */
export interface PackedSeats {
  /** Empty where the seat carries the region's name. */
  names: string[];
  latitude: number[];
  longitude: number[];
}

/** Four decimals are eleven metres, written as a whole number. */
export const DEGREE = 10_000;

export function provinceOf(regions: PackedRegions, index: number): [name: string, zone: Zone] {
  return regions.provinces[regions.province[index] ?? 0] ?? ['', 'WIB'];
}

export function unpackCities(regions: PackedRegions, seats: PackedSeats): City[] {
  return regions.names.map((region, index) => {
    const [province, zone] = provinceOf(regions, index);
    const slug = citySlug(region);
    return {
      slug,
      region,
      seat: seats.names[index] || bareName(region),
      province,
      zone,
      latitude: (seats.latitude[index] ?? 0) / DEGREE,
      longitude: (seats.longitude[index] ?? 0) / DEGREE,
      height: townHeight(slug),
    };
  });
}
