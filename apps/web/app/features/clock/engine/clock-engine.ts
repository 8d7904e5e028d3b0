// The heavy half of the clock: astronomy and the city list. It arrives after the first paint; from
// then on nothing is fetched any more, so the clock goes on without a network.

import { nearestCity } from '../places/nearest-city';
import { searchCities } from '../places/search-cities';
import { type PackedCities, unpackCities } from '../places/unpack-cities';
import { choosePlace, composeFace } from './compose-face';
import { nextMomentOf } from './jump-moment';

export function createClockEngine(packed: PackedCities) {
  return {
    cities: unpackCities(packed),
    choosePlace,
    composeFace,
    nextMomentOf,
    nearestCity,
    searchCities,
  };
}
export type ClockEngine = ReturnType<typeof createClockEngine>;
