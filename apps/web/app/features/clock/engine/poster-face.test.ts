import { expect, test } from 'vitest';
import { listCities } from '../../../../build-data/indonesian-cities';
import { packCities } from '../../../../build-data/pack-cities';
import { unpackCities } from '../places/unpack-cities';
import { defaultSettings } from '../settings/clock-settings';
import { choosePlace, composeFace } from './compose-face';
import { POSTER_MOMENT, posterFace } from './poster-face';

test('the still picture shows what the clock would compute', () => {
  const place = choosePlace(unpackCities(packCities(listCities())), defaultSettings);
  expect(composeFace(defaultSettings, place, Date.parse(POSTER_MOMENT))).toEqual(posterFace);
});
