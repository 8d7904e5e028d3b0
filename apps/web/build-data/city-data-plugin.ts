// Gives the browser the city list as `virtual:indonesian-cities`: columns instead of objects, because
// repeated keys would double its size on a slow line.
import type { Plugin } from 'vite';
import { listCities } from './indonesian-cities.ts';
import { packCities } from './pack-cities.ts';

const NAME = 'virtual:indonesian-cities';
const RESOLVED = `\0${NAME}`;

export function cityData(): Plugin {
  return {
    name: 'indonesian-cities',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(packCities(listCities()))};` : undefined,
  };
}
