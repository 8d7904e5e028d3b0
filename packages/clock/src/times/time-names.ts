// In a file of its own, so that its users need not load the astronomy.
export const timeNames = [
  'imsak',
  'subuh',
  'terbit',
  'dhuha',
  'zuhur',
  'ashar',
  'maghrib',
  'isya',
] as const;
export type TimeName = (typeof timeNames)[number];
