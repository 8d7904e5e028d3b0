// The heavy half of the clock: astronomy and the city list. It arrives after the first paint; from
// then on nothing is fetched any more, so the clock goes on without a network.
import { choosePlace, composeFace } from './compose-face';
import { nextMomentOf } from './jump-moment';
import { nearestCity } from './nearest-city';
import { searchCities } from './search-cities';
import { type PackedCities, unpackCities } from './unpack-cities';

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
