// The Hijri date by the Umm al-Qura tables. Indonesia decides the beginning of a month by sighting
// (sidang isbat), so this is always shown as "perkiraan". A Hijri day begins at maghrib.
import { DAY_MS, wallTime, type Zone } from './zone.ts';

const months = [
  'Muharam',
  'Safar',
  'Rabiulawal',
  'Rabiulakhir',
  'Jumadilawal',
  'Jumadilakhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
];

const CALENDAR = 'islamic-umalqura';
const format = new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** `20 Muharam 1447 H`; undefined in a browser that does not know the calendar. */
export function hijriDate(atMs: number, zone: Zone, maghribMs: number): string | undefined {
  // Such a browser would silently give the date of the common calendar.
  if (format.resolvedOptions().calendar !== CALENDAR) return undefined;
  const { year, month, day } = wallTime(atMs >= maghribMs ? atMs + DAY_MS : atMs, zone);
  const parts = format.formatToParts(Date.UTC(year, month - 1, day, 12));
  const read = (type: string) =>
    Number.parseInt(parts.find((p) => p.type === type)?.value ?? '', 10);
  return `${read('day')} ${months[read('month') - 1]} ${read('year')} H`;
}
