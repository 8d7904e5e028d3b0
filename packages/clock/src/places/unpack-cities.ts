// Twin of `city-data/pack-cities.ts`, which writes what is read here.

import type { Zone } from '../times/zone.ts';
import { bareName, type City, citySlug } from './city.ts';

export interface PackedCities {
  provinces: [name: string, zone: Zone][];
  regions: string[];
  seats: string[];
  province: number[];
  latitude: number[];
  longitude: number[];
}

const DEGREE = 10_000;

export function unpackCities(packed: PackedCities): City[] {
  return packed.regions.map((region, index) => {
    const [province, zone] = packed.provinces[packed.province[index] ?? 0] ?? ['', 'WIB'];
    return {
      slug: citySlug(region),
      region,
      seat: packed.seats[index] || bareName(region),
      province,
      zone,
      latitude: (packed.latitude[index] ?? 0) / DEGREE,
      longitude: (packed.longitude[index] ?? 0) / DEGREE,
    };
  });
}
