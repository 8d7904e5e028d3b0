import {
  choosePlace,
  composeFace,
  defaultSettings,
  indonesianCities,
  parseSettings,
} from '@timesync/clock';
import { expect, test } from 'vitest';
import { firstFace } from './first-face';

const NOON = Date.parse('2026-07-15T12:34:56+07:00');

test.each([
  '',
  'kota=kota-malang',
  'kota=kab-merauke&masjid=Al-Huda&tema=malam',
  'kota=atlantis',
  'teks=',
])('before the engine is there, the face says nothing else than with it: %s', (link) => {
  const settings = parseSettings(link);
  const place = choosePlace(indonesianCities, settings);
  const {
    theme,
    mosque,
    place: town,
    hour,
    minute,
    second,
    date,
    runningText,
  } = composeFace(settings, place, NOON);
  const shown = { theme, mosque, place: town, hour, minute, second, date, runningText };
  expect(firstFace(settings, NOON)).toMatchObject(shown);
});

test('what it cannot know yet are dashes', () => {
  const here = { ...defaultSettings, position: { latitude: -7.98, longitude: 112.63 } };
  const { hour, minute, date, times, remaining } = firstFace(here, NOON);
  expect([hour, minute, date, remaining]).toEqual(['--', '--', '--', '--:--:--']);
  expect(new Set(times.map(({ at }) => at))).toEqual(new Set(['--:--']));
  expect(firstFace(defaultSettings, undefined).hour).toBe('--');
});
