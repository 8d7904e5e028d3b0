import { expect, test } from 'vitest';
import { packCities } from '../../city-data/pack-cities.ts';
import { provinces } from '../../city-data/provinces.ts';
import { indonesianCities as cities } from './indonesian-cities.ts';
import packedRegions from './packed-regions.json' with { type: 'json' };
import packedSeats from './packed-seats.json' with { type: 'json' };

const regions = new Map(cities.map((city) => [city.region, city]));

test('every kabupaten and kota is there once; Jakarta counts as one', () => {
  const JAKARTA_PARTS = 5;
  expect(cities).toHaveLength(514 - JAKARTA_PARTS + 1);
  expect(regions.size).toBe(cities.length);
  expect(cities.filter(({ region }) => !/^(Kab\.|Kota) [A-Z]/.test(region))).toEqual([]);
  expect(cities.filter(({ region }) => /Regency|Islands|City/.test(region))).toEqual([]);
});

test('packed again, the list is what is in its two files', () => {
  const listed = cities.map(({ seat, ...city }) => ({ ...city, name: seat }));
  expect(packCities(listed)).toEqual({ regions: packedRegions, seats: packedSeats });
});

test('each lies inside Indonesia, in a known province, in the zone of its province', () => {
  const zones = new Map(Object.values(provinces).map(({ name, zone }) => [name, zone]));
  expect(zones.size).toBe(38);
  expect(new Set(cities.map(({ province }) => province)).size).toBe(38);
  for (const { region, province, zone, latitude, longitude } of cities) {
    expect(zone, region).toBe(zones.get(province));
    expect(latitude > -11.1 && latitude < 6.1, region).toBe(true);
    expect(longitude > 95 && longitude < 141.1, region).toBe(true);
  }
});

// The sun's position at noon reveals swapped coordinates: no zone is wider than this.
test('the zones lie beside each other from west to east', () => {
  const range = (wanted: string) => {
    const degrees = cities.filter(({ zone }) => zone === wanted).map(({ longitude }) => longitude);
    return [Math.min(...degrees), Math.max(...degrees)];
  };
  const [[, wibEast = 0], [witaWest = 0, witaEast = 0], [witWest = 0]] = ['WIB', 'WITA', 'WIT'].map(
    range,
  ) as [number[], number[], number[]];
  expect(wibEast).toBeLessThan(116);
  expect(witaWest).toBeGreaterThan(114);
  expect(witaEast).toBeLessThan(127.5);
  expect(witWest).toBeGreaterThan(124);
});

const capitals: [capital: string, province: string, zone: string][] = [
  ['Kota Banda Aceh', 'Aceh', 'WIB'],
  ['Kota Medan', 'Sumatera Utara', 'WIB'],
  ['Kota Padang', 'Sumatera Barat', 'WIB'],
  ['Kota Pekanbaru', 'Riau', 'WIB'],
  ['Kota Tanjungpinang', 'Kepulauan Riau', 'WIB'],
  ['Kota Jambi', 'Jambi', 'WIB'],
  ['Kota Palembang', 'Sumatera Selatan', 'WIB'],
  ['Kota Pangkalpinang', 'Kepulauan Bangka Belitung', 'WIB'],
  ['Kota Bengkulu', 'Bengkulu', 'WIB'],
  ['Kota Bandar Lampung', 'Lampung', 'WIB'],
  ['Kota Serang', 'Banten', 'WIB'],
  ['Kota Jakarta', 'DKI Jakarta', 'WIB'],
  ['Kota Bandung', 'Jawa Barat', 'WIB'],
  ['Kota Semarang', 'Jawa Tengah', 'WIB'],
  ['Kota Yogyakarta', 'DI Yogyakarta', 'WIB'],
  ['Kota Surabaya', 'Jawa Timur', 'WIB'],
  ['Kota Pontianak', 'Kalimantan Barat', 'WIB'],
  ['Kota Palangka Raya', 'Kalimantan Tengah', 'WIB'],
  ['Kota Banjarbaru', 'Kalimantan Selatan', 'WITA'],
  ['Kota Samarinda', 'Kalimantan Timur', 'WITA'],
  ['Kab. Bulungan', 'Kalimantan Utara', 'WITA'],
  ['Kota Denpasar', 'Bali', 'WITA'],
  ['Kota Mataram', 'Nusa Tenggara Barat', 'WITA'],
  ['Kota Kupang', 'Nusa Tenggara Timur', 'WITA'],
  ['Kota Manado', 'Sulawesi Utara', 'WITA'],
  ['Kota Gorontalo', 'Gorontalo', 'WITA'],
  ['Kota Palu', 'Sulawesi Tengah', 'WITA'],
  ['Kab. Mamuju', 'Sulawesi Barat', 'WITA'],
  ['Kota Makassar', 'Sulawesi Selatan', 'WITA'],
  ['Kota Kendari', 'Sulawesi Tenggara', 'WITA'],
  ['Kota Ambon', 'Maluku', 'WIT'],
  ['Kota Tidore Kepulauan', 'Maluku Utara', 'WIT'],
  ['Kab. Manokwari', 'Papua Barat', 'WIT'],
  ['Kota Sorong', 'Papua Barat Daya', 'WIT'],
  ['Kota Jayapura', 'Papua', 'WIT'],
  ['Kab. Nabire', 'Papua Tengah', 'WIT'],
  ['Kab. Jayawijaya', 'Papua Pegunungan', 'WIT'],
  ['Kab. Merauke', 'Papua Selatan', 'WIT'],
];

test.each(capitals)('%s, seat of %s, is in %s', (region, province, zone) => {
  expect(regions.get(region)).toMatchObject({ province, zone });
});

// The six provinces of Papua are young, and older data still files their towns under two.
test.each([
  ['Kab. Fakfak', 'Papua Barat'],
  ['Kab. Mimika', 'Papua Tengah'],
  ['Kab. Asmat', 'Papua Selatan'],
  ['Kab. Yahukimo', 'Papua Pegunungan'],
  ['Kab. Biak Numfor', 'Papua'],
  ['Kab. Raja Ampat', 'Papua Barat Daya'],
])('%s belongs to %s', (region, province) => {
  expect(regions.get(region)?.province).toBe(province);
});

test.each([
  ['Kota Sabang', 5.89, 95.32],
  ['Kota Malang', -7.98, 112.63],
  ['Kab. Malang', -8.13, 112.57],
  ['Kab. Bandung Barat', -6.85, 107.52],
  ['Kab. Nagan Raya', 4.18, 96.31],
  ['Kab. Labuhanbatu', 2.1, 99.83],
  ['Kab. Raja Ampat', -0.43, 130.82],
  ['Kab. Yalimo', -3.82, 139.41],
  ['Kab. Puncak', -3.98, 137.62],
  ['Kab. Musi Banyuasin', -2.89, 103.84],
  ['Kab. Maluku Barat Daya', -8.17, 127.79],
  ['Kab. Parigi Moutong', -0.81, 120.18],
  ['Kab. Sumbawa', -8.5, 117.43],
  ['Kota Batam', 1.15, 104.02],
  ['Kab. Merauke', -8.5, 140.41],
])('%s lies where the map has it', (region, latitude, longitude) => {
  expect(regions.get(region)?.latitude).toBeCloseTo(latitude, 1);
  expect(regions.get(region)?.longitude).toBeCloseTo(longitude, 1);
});
