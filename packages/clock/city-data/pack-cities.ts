import { bareName } from '../src/places/city.ts';
import { DEGREE, type PackedRegions, type PackedSeats } from '../src/places/unpack-cities.ts';
import type { City } from './list-cities.ts';

export function packCities(cities: City[]): { regions: PackedRegions; seats: PackedSeats } {
  const provinces = [...new Map(cities.map(({ province, zone }) => [province, zone]))];
  const provinceIndex = new Map(provinces.map(([name], index) => [name, index]));
  return {
    regions: {
      provinces,
      names: cities.map(({ region }) => region),
      province: cities.map(({ province }) => provinceIndex.get(province) ?? 0),
    },
    seats: {
      names: cities.map(({ region, name }) => (name === bareName(region) ? '' : name)),
      latitude: cities.map(({ latitude }) => Math.round(latitude * DEGREE)),
      longitude: cities.map(({ longitude }) => Math.round(longitude * DEGREE)),
    },
  };
}
