import { bareName, type City } from './indonesian-cities.ts';

/** Four decimals are eleven metres, written as a whole number. */
const DEGREE = 10_000;

/** Columns of equal length. Twin: `app/features/clock/places/unpack-cities.ts` reads them. */
export interface PackedCities {
  provinces: [name: string, zone: City['zone']][];
  regions: string[];
  /** Empty where the seat carries the region's name. */
  seats: string[];
  province: number[];
  latitude: number[];
  longitude: number[];
}

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
