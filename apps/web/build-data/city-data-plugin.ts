// Gives the browser the city list as `virtual:indonesian-cities`: columns instead of objects, because
// repeated keys would double its size on a slow line.
import type { Plugin } from 'vite';

const NAME = 'virtual:indonesian-cities';
const RESOLVED = `\0${NAME}`;

// An import that Vite can follow would become part of its configuration, with 20 MB of places, and
// that is put together anew four times per build: a gigabyte at the peak.
const cityList = new URL('./city-list.ts', import.meta.url).href;

export function cityData(): Plugin {
  return {
    name: 'indonesian-cities',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { packedCities }: typeof import('./city-list.ts') = await import(cityList);
      return `export default ${JSON.stringify(packedCities)};`;
    },
  };
}
