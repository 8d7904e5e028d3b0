// The mosque clock without a screen: its settings, its places, its times, and what it shows when.
export type { ClockFace } from './engine/clock-face.ts';
export { isFridayAt, labelOf, type Phase } from './engine/clock-state.ts';
export { type ChosenPlace, choosePlace, composeFace } from './engine/compose-face.ts';
export { nextMomentOf } from './engine/jump-moment.ts';
export { PRAYER_MS } from './engine/prayer-length.ts';
export { bareName, type City } from './places/city.ts';
export { findRegion } from './places/find-region.ts';
export { indonesianCities } from './places/indonesian-cities.ts';
export { nearestCity } from './places/nearest-city.ts';
export { searchCities } from './places/search-cities.ts';
export { formatLink, formatTvLink, isTvLink } from './settings/clock-links.ts';
export * from './settings/clock-settings.ts';
export { isTheme, type Theme, themes } from './settings/themes.ts';
export { calendarDate, months, weekdays } from './times/calendar-date.ts';
export { hijriDate } from './times/hijri-date.ts';
export {
  type Place,
  type Position,
  prayerTimes,
  type TimeName,
  timeNames,
} from './times/prayer-times.ts';
export { monthTimetable, ramadanTimetable, type TimetableDay } from './times/timetable.ts';
export { clockTime, DAY_MS, startOfDay, wallTime, type Zone } from './times/zone.ts';
