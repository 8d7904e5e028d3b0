// The mosque clock without a screen: its settings, its places, its times, and what it shows when.

export type { ClockFace } from './engine/clock-face.ts';
export { labelOf } from './engine/clock-state.ts';
export { choosePlace, composeFace } from './engine/compose-face.ts';
export { nextMomentOf } from './engine/jump-moment.ts';
export type { Phase } from './engine/stages.ts';
export { bareName, type City } from './places/city.ts';
export { findRegion } from './places/find-region.ts';
export { heightSentence, townHeight } from './places/highland-towns.ts';
export { indonesianCities } from './places/indonesian-cities.ts';
export { nearestCity } from './places/nearest-city.ts';
export { searchCities } from './places/search-cities.ts';
export {
  type AcceptedSettings,
  acceptSettings,
  type SettingsReceiver,
  settingsSentences,
} from './portable/accept-settings.ts';
export {
  encodeSettings,
  encodeSignedSettings,
  previewPortable,
  settingsTag,
} from './portable/portable-settings.ts';
export {
  formatInstalledLink,
  formatLink,
  formatTvLink,
  isInstalledLink,
  isTvLink,
} from './settings/clock-links.ts';
export {
  type ClockSettings,
  CORRECTION_MAX,
  DONATION_MAX,
  defaultSettings,
  FRIDAY_EARLIEST,
  FRIDAY_LATEST,
  HEIGHT_MAX,
  HIJRI_DAYS_MAX,
  MINUTES_MAX,
  MOSQUE_MAX,
  type Prayer,
  prayers,
  RUNNING_TEXT_MAX,
} from './settings/clock-settings.ts';
export {
  formatSettings,
  hasSettings,
  parseSettings,
  settingText,
  withoutSettings,
  withSetting,
  wrongSettings,
} from './settings/settings-link.ts';
export { type Theme, themes } from './settings/themes.ts';
export { calendarDate, months, weekdays } from './times/calendar-date.ts';
export type { Place, Position } from './times/prayer-times.ts';
export { type TimeName, timeNames } from './times/time-names.ts';
export { monthTimetable, ramadanTimetable, type TimetableDay } from './times/timetable.ts';
export { clockTime, startOfDay, wallTime, type Zone } from './times/zone.ts';
