import { listCities } from './indonesian-cities.ts';
import { packCities } from './pack-cities.ts';

export const packedCities = packCities(listCities());
