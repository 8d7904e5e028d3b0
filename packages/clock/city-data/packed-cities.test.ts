import { expect, test } from 'vitest';
import { listCities } from './indonesian-cities.ts';
import { packCities } from './pack-cities.ts';

// With `-u` the test writes the files: this is how newer GeoNames data come in.
test.each(['regions', 'seats'] as const)(
  'packed-%s.json is what the two GeoNames packages give',
  async (half) => {
    const packed = JSON.stringify(packCities(listCities())[half]);
    await expect(`${packed}\n`).toMatchFileSnapshot(`../src/places/packed-${half}.json`);
  },
);
