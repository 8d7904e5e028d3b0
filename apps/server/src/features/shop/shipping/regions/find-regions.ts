import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Region, RegionLevel } from '@timesync/contract';
import { packageFile } from '../../../../platform/files/server-files.ts';

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

// Every province, kabupaten, kecamatan and kelurahan of Indonesia, from the ministry's list as the
// package `idn-area-data` keeps it (data under the ODbL). Read when the first customer types: a shop
// without boxes never needs it. The files are read here, not by the package's own parser: that one
// holds up everybody else for a second.
interface Place extends Region {
  /** What is searched, in small letters. */
  searched: string;
}

/** Sorted by name, so that all that begin alike stand together. */
type RegionIndex = Record<RegionLevel, Place[]>;

async function readRegions(): Promise<RegionIndex> {
  const province = await readLevel('provinces', 'province', new Map());
  const city = await readLevel('regencies', 'city', province);
  const kecamatan = await readLevel('districts', 'kecamatan', city);
  const kelurahan = await readLevel('villages', 'kelurahan', kecamatan);
  return {
    province: sorted(province),
    city: sorted(city),
    kecamatan: sorted(kecamatan),
    kelurahan: sorted(kelurahan),
  };
}

const LISTS = join(dirname(packageFile('idn-area-data/package.json')), 'data');

type Places = Map<string, Place>;

/** Each with everything around it: `11.01.01,11.01,Bakongan`, of a province without the second. */
async function readLevel(file: string, level: RegionLevel, parents: Places): Promise<Places> {
  const rows = (await readFile(join(LISTS, `${file}.csv`), 'utf8')).trimEnd().split('\n').slice(1);
  const places: Places = new Map();
  for (const row of rows) {
    const [, code = '', parent = '', written = ''] = ROW.exec(row.trimEnd()) ?? [];
    const name = unquoted(written);
    const around = parents.get(parent);
    if (level === 'province' || around) {
      const region = { ...around, [level]: name } as Region;
      places.set(code, { ...region, searched: name.toLowerCase() });
    }
    // Others have their turn meanwhile.
    if (places.size % AT_A_TIME === 0) await setImmediate();
  }
  return places;
}

const AT_A_TIME = 5_000;
/** Its code, the code of what it lies in, and its name. */
const ROW = /^([\d.]+),(?:([\d.]+),)?(.*)$/;

/** A name with a comma or a nickname in it. */
const unquoted = (name: string) =>
  name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;

function sorted(places: Places): Place[] {
  return [...places.values()].sort((one, other) => (one.searched < other.searched ? -1 : 1));
}
