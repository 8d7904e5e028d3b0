// As columns instead of objects, because repeated keys would double its size on a slow line.
import packed from './packed-cities.json' with { type: 'json' };
import { type PackedCities, unpackCities } from './unpack-cities.ts';

export const indonesianCities = unpackCities(packed as PackedCities);
