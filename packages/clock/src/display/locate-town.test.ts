import { afterEach, expect, test, vi } from 'vitest';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { locateTown } from './locate-town.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: { latitude: number; longitude: number } | { code: number }) => ({
  geolocation: {
    getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) =>
      'code' in answer ? failed(answer) : found({ coords: answer }),
  },
});

test('the nearest town is found', async () => {
  vi.stubGlobal('navigator', answering({ latitude: -7.98, longitude: 112.63 }));
  expect(await locateTown(indonesianCities)).toMatchObject({ city: { slug: 'kota-malang' } });
});

test.each([
  ['a phone that has no position', {}, 'HP ini tidak dapat memberi lokasi.'],
  ['a refused permission', answering({ code: 1 }), 'Izin lokasi tidak diberikan.'],
  ['a position that takes too long', answering({ code: 3 }), 'Lokasi belum ditemukan.'],
  ['Mekah', answering({ latitude: 21.42, longitude: 39.83 }), 'Lokasi Anda di luar Indonesia.'],
])('%s is said plainly', async (_, navigator, sentence) => {
  vi.stubGlobal('navigator', navigator);
  const problem = `${sentence} Pilih kota dari daftar.`;
  expect(await locateTown(indonesianCities)).toEqual({ problem });
});
