import regions from './packed-regions.json' with { type: 'json' };
import seats from './packed-seats.json' with { type: 'json' };
import { type PackedRegions, unpackCities } from './unpack-cities.ts';

export const indonesianCities = unpackCities(regions as PackedRegions, seats);
