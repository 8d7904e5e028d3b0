import type { Region, RegionLevel } from '@timesync/contract';
import { type Place, type RegionIndex, readRegions } from './region-index.ts';

const MOST = 8;

let reading: Promise<RegionIndex> | undefined;

/** `sukamaju bandung`: a name that begins so, in a place that has the other words. */
export async function findRegions(level: RegionLevel, typed: string): Promise<Region[]> {
  reading ??= readRegions();
  const places = (await reading)[level];
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = level === 'kelurahan' ? beginningWith(places, words) : having(places, words);
  return found.slice(0, MOST).map(({ searched: _, ...region }) => region);
}

/** Among 84,000 names the first words are found by binary search. */
function beginningWith(places: Place[], words: string[]): Place[] {
  for (let length = words.length; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const rest = words.slice(length);
    const found: Place[] = [];
    for (let at = firstFrom(places, start); places[at]?.searched.startsWith(start); at += 1) {
      const place = places[at];
      if (place && isAround(place, rest)) found.push(place);
      if (found.length === MOST) break;
    }
    if (found.length > 0) return found;
  }
  return [];
}

function firstFrom(places: Place[], start: string): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.searched ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAround({ kecamatan = '', city = '', province }: Place, words: string[]): boolean {
  const around = `${kecamatan} ${city} ${province}`.toLowerCase();
  return words.every((word) => around.includes(word));
}

/** A few thousand at most: `Bandung` finds `Kota Bandung` too. */
function having(places: Place[], words: string[]): Place[] {
  return places.filter(({ searched }) => words.every((word) => searched.includes(word)));
}
