import type { PackedCities } from '../src/places/unpack-cities.ts';
import { bareName, type City } from './indonesian-cities.ts';

/** Four decimals are eleven metres, written as a whole number. */
const DEGREE = 10_000;

export function packCities(cities: City[]): PackedCities {
  const provinces = [...new Map(cities.map(({ province, zone }) => [province, zone]))];
  const provinceIndex = new Map(provinces.map(([name], index) => [name, index]));
  return {
    provinces,
    regions: cities.map(({ region }) => region),
    seats: cities.map(({ region, name }) => (name === bareName(region) ? '' : name)),
    province: cities.map(({ province }) => provinceIndex.get(province) ?? 0),
    latitude: cities.map(({ latitude }) => Math.round(latitude * DEGREE)),
    longitude: cities.map(({ longitude }) => Math.round(longitude * DEGREE)),
  };
}
