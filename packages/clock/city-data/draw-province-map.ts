// Writes the dots of the map of Indonesia: `node draw-province-map.ts /tmp/atlas/countries-10m.json`.
// A dot of a regular grid belongs to the province of the nearest town if it lies on land or has a town.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { indonesianCities } from '../src/places/indonesian-cities.ts';

type Point = [x: number, y: number];
interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { countries: { geometries: Array<{ id: string; arcs: number[][][] }> } };
}

const INDONESIA = '360';
const WEST = 95;
const NORTH = 6;
/** In degrees, between the dots of a row; every second row is moved by half of it. */
const STEP = 0.4;
const ROW_STEP = (STEP * Math.sqrt(3)) / 2;
const COLUMNS = 116;
const ROWS = 51;
const target = resolve(
  import.meta.dirname,
  '../../../apps/portal/features/office/revenue/map/province-dots.json',
);

const [file = ''] = process.argv.slice(2);
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
const islands = outlinesOf(atlas);

/** Runs of dots by province: row, first column, how many. */
const runs: Record<string, number[]> = {};
for (let row = 0; row < ROWS; row += 1) {
  let last: { province: string; column: number } | undefined;
  for (let column = 0; column < COLUMNS; column += 1) {
    const province = provinceAt(row, column);
    if (province) {
      runs[province] ??= [];
      const run = runs[province];
      if (last?.province === province) run.push((run.pop() ?? 0) + 1);
      else run.push(row, column, 1);
    }
    last = province ? { province, column } : undefined;
  }
}
writeFileSync(target, `${JSON.stringify(runs)}\n`);

function placeOf(row: number, column: number): Point {
  return [WEST + (column + (row % 2) / 2) * STEP, NORTH - row * ROW_STEP];
}

function provinceAt(row: number, column: number): string | undefined {
  const place = placeOf(row, column);
  const nearest = indonesianCities
    .map((city) => ({ city, far: Math.hypot(city.longitude - place[0], city.latitude - place[1]) }))
    .reduce((one, other) => (other.far < one.far ? other : one));
  const hasTown = nearest.far < STEP / 2;
  return hasTown || islands.some((island) => isInside(island, place))
    ? nearest.city.province
    : undefined;
}

/** The outlines of all islands, in degrees. */
function outlinesOf({ transform, arcs, objects }: Topology): Point[][] {
  const country = objects.countries.geometries.find(({ id }) => id === INDONESIA);
  const pointsOf = (index: number): Point[] => {
    let [x, y] = [0, 0];
    const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      const { scale, translate } = transform;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.reverse() : points;
  };
  return (country?.arcs ?? []).map(([outline = []]) => outline.flatMap(pointsOf));
}

/** Whether a ray from the point crosses the outline an odd number of times. */
function isInside(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of outline) {
    const crosses = nextY > y !== lastY > y;
    if (crosses && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) inside = !inside;
    [lastX, lastY] = [nextX, nextY];
  }
  return inside;
}
