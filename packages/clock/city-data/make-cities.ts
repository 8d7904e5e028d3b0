// Writes the list of cities from the GeoNames packages in a folder; the README here says how.
import { writeFileSync } from 'node:fs';
import { readGeoNames } from './geonames.ts';
import { listCities } from './list-cities.ts';
import { packCities } from './pack-cities.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder in which the two packages are installed.');
const packed = packCities(listCities(readGeoNames(folder)));
for (const half of ['regions', 'seats'] as const) {
  const file = new URL(`../src/places/packed-${half}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(packed[half])}\n`);
}
