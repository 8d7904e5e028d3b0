import { describe, expect, test } from 'vitest';
import { findCity } from './city.ts';
import { cityAliases } from './city-aliases.ts';
import { indonesianCities as cities } from './indonesian-cities.ts';
import { nearestCity } from './nearest-city.ts';
import { searchCities } from './search-cities.ts';

const regions = (typed: string) => searchCities(cities, typed).map(({ region }) => region);

test('no two cities share a link', () => {
  expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
});

describe('searching', () => {
  test.each([
    ['malang', ['Kota Malang', 'Kab. Malang']],
    ['KOTA MALA', ['Kota Malang']],
    ['kabupaten malang', ['Kab. Malang']],
    ['kepanjen', ['Kab. Malang']],
    ['wonosari', ['Kab. Gunungkidul']],
    ['merau', ['Kab. Merauke']],
    ['jakarta', ['Kota Jakarta', 'Kab. Kepulauan Seribu']],
    ['  surakarta ', ['Kota Surakarta']],
    ['jakarta selatan', ['Kota Jakarta']],
    ['kota jakarta timur', ['Kota Jakarta']],
    ['jaksel', ['Kota Jakarta']],
    ['solo', ['Kota Surakarta', 'Kota Solok', 'Kab. Solok', 'Kab. Solok Selatan']],
    ['jogja', ['Kota Yogyakarta']],
    ['purwokerto', ['Kab. Banyumas']],
    ['sigli', ['Kab. Pidie']],
    ['siantar', ['Kota Pematangsiantar']],
    ['gunung kidul', ['Kab. Gunungkidul']],
    ['kulonprogo', ['Kab. Kulon Progo']],
    ['tanjung balai', ['Kota Tanjungbalai', 'Kab. Karimun']],
    ['kota tanjung balai', ['Kota Tanjungbalai']],
    ['kota baru', ['Kab. Kotabaru']],
  ])('%s', (typed, expected) => expect(regions(typed)).toEqual(expected));

  test('every other name belongs to a city of the list', () => {
    const slugs = cities.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(cityAliases)));
  });

  test('a province lists its regions, and nonsense finds nothing', () => {
    expect(regions('bali')).toContain('Kota Denpasar');
    expect(regions('xyzzy')).toEqual([]);
    expect(regions('').length).toBeGreaterThan(10);
  });
});

test('an unknown city falls back to the default one', () => {
  expect(findCity(cities, 'kota-atlantis').region).toBe('Kota Jakarta');
});

test.each([
  ['the Monas', -6.1754, 106.8272, 'Kota Jakarta'],
  ['Batu town square', -7.871, 112.527, 'Kota Batu'],
  ['Wasur near Merauke', -8.55, 140.55, 'Kab. Merauke'],
  ['Singapore, an hour by ferry from Batam', 1.35, 103.82, 'Kota Batam'],
  ['Mecca', 21.42, 39.83, undefined],
  ['Darwin', -12.46, 130.84, undefined],
])('near %s', (_, latitude, longitude, region) => {
  expect(nearestCity(cities, { latitude, longitude })?.region).toBe(region);
});
