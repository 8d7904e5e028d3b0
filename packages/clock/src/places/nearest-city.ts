import type { Position } from '../times/prayer-times.ts';
import type { City } from './city.ts';

const KM_PER_DEGREE = 111.2;
/**
 * Farther than this from every seat is not Indonesia, whose zones and method do not apply there.
 */
const FARTHEST_KM = 250;

export function nearestCity(cities: City[], position: Position): City | undefined {
  let best: City | undefined;
  let bestKm = FARTHEST_KM;
  for (const city of cities) {
    const km = distanceKm(city, position);
    if (km < bestKm) {
      best = city;
      bestKm = km;
    }
  }
  return best;
}

/** Flat geometry is exact enough so near the equator. */
function distanceKm(one: Position, other: Position): number {
  const meanLatitude = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos(meanLatitude);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}
