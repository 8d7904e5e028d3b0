import type { City } from './city';

const MOST_SHOWN = 40;

/** Cities whose region, seat or province has words that begin like the typed ones; best first. */
export function searchCities(cities: City[], typed: string): City[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return cities.slice(0, MOST_SHOWN);
  return cities
    .flatMap((city) => {
      const rank = rankOf(city, wanted);
      return rank === undefined ? [] : [{ city, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SHOWN)
    .map(({ city }) => city);
}

function rankOf({ region, seat, province }: City, wanted: string[]): number | undefined {
  const sources = [wordsOf(region), wordsOf(seat), wordsOf(province)];
  const rank = sources.findIndex((_, index) => {
    const words = sources.slice(0, index + 1).flat();
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return rank === -1 ? undefined : rank;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\bkabupaten\b/g, 'kab')
    .split(/[^a-z]+/)
    .filter(Boolean);
}
