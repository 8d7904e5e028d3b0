import { expect, test } from 'vitest';
import { choosePlace } from '../engine/compose-face.ts';
import { type ClockSettings, defaultSettings } from '../settings/clock-settings.ts';
import { heightSentence } from './highland-towns.ts';
import { indonesianCities } from './indonesian-cities.ts';

const bandung = { ...defaultSettings, citySlug: 'kota-bandung' };
const lembang = { ...defaultSettings, position: { latitude: -6.81, longitude: 107.62 } };
const heightOf = (settings: ClockSettings) => choosePlace(indonesianCities, settings).height;

test('the town’s height holds until the committee sets another or none', () => {
  expect(heightOf(bandung)).toBe(1_162);
  expect(heightOf({ ...bandung, height: 725 })).toBe(725);
  expect(heightOf({ ...bandung, height: 0 })).toBe(0);
  expect(heightOf(lembang)).toBe(1_162);
  expect(heightOf(defaultSettings)).toBe(0);
});

test('the settings say which correction it is', () => {
  const town = { region: 'Kota Bandung', height: 1_162 };
  const sentences = [
    heightSentence(undefined, town),
    heightSentence(undefined, { region: 'Kota Malang', height: 0 }),
    heightSentence(undefined, undefined),
    heightSentence(0, town),
    heightSentence(725, town),
  ];
  expect(sentences).toEqual([
    'Koreksi ketinggian: ikut jadwal Kemenag Kota Bandung. Maghrib 4–5 menit lebih lambat, terbit 4–5 menit lebih awal.',
    'Koreksi ketinggian: tidak ada untuk Kota Malang.',
    'Koreksi ketinggian: ikut bawaan kota terdekat.',
    'Koreksi ketinggian: dimatikan.',
    'Koreksi ketinggian: 725 m, sesuai isian Anda.',
  ]);
});
