import { expect, test } from 'vitest';
import { listCities } from './indonesian-cities.ts';
import { packCities } from './pack-cities.ts';

// With `-u` the test writes the file: this is how newer GeoNames data come in.
test('the list that server and browser read is what the two GeoNames packages give', async () => {
  const packed = JSON.stringify(packCities(listCities()));
  await expect(`${packed}\n`).toMatchFileSnapshot('../src/places/packed-cities.json');
});
