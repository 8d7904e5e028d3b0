// People write the same name in one word or in two (Gunung Kidul, Kulonprogo), so names are compared
// word by word and also without their spaces.
import { bareName, type City } from './city.ts';
import { cityAliases } from './city-aliases.ts';

const MOST_SHOWN = 40;

/** Cities whose name, everyday name, seat or province begins with the typed text; best first. */
export function searchCities(cities: City[], typed: string): City[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return cities.slice(0, MOST_SHOWN);
  return cities
    .flatMap((city) => {
      const rank = waysToMatch.findIndex((matches) => matches(city, wanted));
      return rank === -1 ? [] : [{ city, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SHOWN)
    .map(({ city }) => city);
}

/** Best first. A whole name goes before all others: "solo" is Surakarta, then Solok. */
const waysToMatch: ((city: City, wanted: string[]) => boolean)[] = [
  (city, wanted) => namesOf(city).some((name) => joined(wordsOf(name)) === joined(wanted)),
  (city, wanted) => namesOf(city).some((name) => beginsLike(name, wanted)),
  ({ region, seat }, wanted) => beginsLike(seat, wanted) || beginsLike(`${region} ${seat}`, wanted),
  ({ region, seat, province }, wanted) => beginsLike(`${region} ${seat} ${province}`, wanted),
];

/** Returns the names with and without "Kota" or "Kab." before them. */
function namesOf({ slug, region }: City): string[] {
  const bare = bareName(region);
  const kind = region.slice(0, -bare.length);
  return [bare, ...(cityAliases[slug] ?? [])].flatMap((name) => [name, kind + name]);
}

function beginsLike(name: string, wanted: string[]): boolean {
  const words = wordsOf(name);
  return (
    joined(words).startsWith(joined(wanted)) ||
    wanted.every((start) => words.some((word) => word.startsWith(start)))
  );
}

function joined(words: string[]): string {
  return words.join('');
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\bkabupaten\b/g, 'kab')
    .split(/[^a-z]+/)
    .filter(Boolean);
}
