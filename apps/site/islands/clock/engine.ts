// The heavy half of the clock: astronomy and the city list. After it has arrived nothing else is fetched, so
// the clock goes on without a network.
import {
  choosePlace,
  composeFace,
  indonesianCities,
  nextMomentOf,
  searchCities,
} from '@timesync/clock';

export const clockEngine = {
  cities: indonesianCities,
  choosePlace,
  composeFace,
  nextMomentOf,
  searchCities,
};
export type ClockEngine = typeof clockEngine;
