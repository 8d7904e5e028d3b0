// The mosque clock without a screen: its settings, its places, its times, and what it shows when.
export type { ClockFace } from './engine/clock-face.ts';
export { labelOf, type Phase } from './engine/clock-state.ts';
export { choosePlace, composeFace } from './engine/compose-face.ts';
export { nextMomentOf } from './engine/jump-moment.ts';
export { PRAYER_MS } from './engine/prayer-length.ts';
export { bareName, type City } from './places/city.ts';
export { findRegion } from './places/find-region.ts';
export { indonesianCities } from './places/indonesian-cities.ts';
export { nearestCity } from './places/nearest-city.ts';
export { searchCities } from './places/search-cities.ts';
export { formatLink, formatTvLink, isTvLink } from './settings/clock-links.ts';
export {
  type ClockSettings,
  defaultSettings,
  formatSettings,
  hasSettings,
  MOSQUE_MAX,
  parseSettings,
  RUNNING_TEXT_MAX,
  withoutSettings,
} from './settings/clock-settings.ts';
export { type Theme, themes } from './settings/themes.ts';
export { calendarDate, months, weekdays } from './times/calendar-date.ts';
export { type Place, type Position, type TimeName, timeNames } from './times/prayer-times.ts';
export { monthTimetable, ramadanTimetable, type TimetableDay } from './times/timetable.ts';
export { clockTime, startOfDay, wallTime, type Zone } from './times/zone.ts';
