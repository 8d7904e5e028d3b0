import type { VectorFile } from '@timesync/contract/vectors';
import { hijriDate, hijriDay } from '../times/hijri-date.ts';
import { DAY_MS, wallTime } from '../times/zone.ts';

const FIRST_MS = Date.UTC(2018, 8, 11);
const LAST_MS = Date.UTC(2116, 8, 7);
const OUTSIDE = [FIRST_MS - DAY_MS, LAST_MS + DAY_MS];
const addedDays = [0, -2, -1, 1, 2];
const HALF_DAY_MS = DAY_MS / 2;

/** The first and the last day of each month of the table's first and last ten years, and of 1445–1470. */
export function hijriVectors(): VectorFile {
  const days: number[] = [];
  for (let dayMs = FIRST_MS; dayMs <= LAST_MS; dayMs += DAY_MS) {
    const hijri = hijriDay(wallTime(dayMs, 'WIB'));
    const isWanted = hijri && (hijri.year <= 1470 || hijri.year >= 1531);
    if (isWanted && hijri.day === 1) days.push(dayMs - DAY_MS, dayMs);
  }
  return {
    about:
      'Hijri dates at noon WIB; maghrib is an hour before or after it. Empty outside the table.',
    cases: [...OUTSIDE, ...days, LAST_MS].map((dayMs, index) => {
      const added = addedDays[index % addedDays.length] ?? 0;
      const isAfterMaghrib = index % 3 === 0;
      const noonMs = dayMs + HALF_DAY_MS - 7 * 3_600_000;
      const maghribMs = noonMs + (isAfterMaghrib ? -3_600_000 : 3_600_000);
      const date = new Date(dayMs).toISOString().slice(0, 10);
      return {
        name: `${date} ${added} ${isAfterMaghrib ? 'after' : 'before'}`,
        atSeconds: `${noonMs / 1000}`,
        maghribSeconds: `${maghribMs / 1000}`,
        addedDays: `${added}`,
        hijri: hijriDate(noonMs, 'WIB', maghribMs, added) ?? '',
      };
    }),
  };
}
