import { expect, test } from 'vitest';
import { mosquesByProvince } from './mosques-by-province.ts';

test.each([
  ['Kota Bandung', 'Jawa Barat'],
  ['bandung', 'Jawa Barat'],
  ['Kabupaten Bandung Barat', 'Jawa Barat'],
  ['Kab. Malang', 'Jawa Timur'],
  ['Kepanjen', 'Jawa Timur'],
  ['Gunung Kidul', 'DI Yogyakarta'],
  ['Merauke', 'Papua Selatan'],
  ['Desa Sukamaju', null],
  [' ', null],
  [null, null],
])('a mosque of %s is in %s', (town, province) => {
  expect(mosquesByProvince([{ town, count: 2 }])).toEqual([{ province, count: 2 }]);
});

test('towns of one province are added, most first', () => {
  const towns = [
    { town: 'Kota Ambon', count: 3 },
    { town: 'Kota Malang', count: 2 },
    { town: 'Kota Surabaya', count: 4 },
  ];
  expect(mosquesByProvince(towns)).toEqual([
    { province: 'Jawa Timur', count: 6 },
    { province: 'Maluku', count: 3 },
  ]);
});
