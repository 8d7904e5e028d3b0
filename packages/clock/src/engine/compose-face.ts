import { type City, findCity, placeLabel } from '../places/city.ts';
import { nearestCity } from '../places/nearest-city.ts';
import type { ClockSettings } from '../settings/clock-settings.ts';
import { calendarDate } from '../times/calendar-date.ts';
import { hijriDate } from '../times/hijri-date.ts';
import type { Place } from '../times/prayer-times.ts';
import { timeNames } from '../times/time-names.ts';
import { clockTime, duration, wallTime } from '../times/zone.ts';
import type { ClockFace } from './clock-face.ts';
import { type ClockState, clockState, labelOf } from './clock-state.ts';
import type { Phase } from './stages.ts';

export interface ChosenPlace extends Place {
  label: string;
  city: City;
  /** False for the example town. */
  isChosen: boolean;
}

/**
 * The chosen city, or the visitor's position with the zone, height and name of the city nearest to it.
 * A height that the committee chose replaces the city's.
 */
export function choosePlace(cities: City[], settings: ClockSettings): ChosenPlace {
  const { citySlug, position } = settings;
  const nearest = position && nearestCity(cities, position);
  const city = nearest ?? findCity(cities, citySlug);
  const { latitude, longitude } = nearest ? position : city;
  const height = settings.height ?? city.height;
  const isChosen = nearest !== undefined || city.slug === citySlug;
  const label = placeLabel(city.region, isChosen);
  return { latitude, longitude, zone: city.zone, height, city, isChosen, label };
}

export function composeFace(settings: ClockSettings, place: ChosenPlace, atMs: number): ClockFace {
  const state = clockState(settings, place, atMs);
  const now = wallTime(atMs, place.zone);
  return {
    theme: settings.theme,
    mosque: settings.mosque,
    place: `${place.label} · ${place.zone}`,
    hour: String(now.hour).padStart(2, '0'),
    minute: String(now.minute).padStart(2, '0'),
    second: String(now.second).padStart(2, '0'),
    date: calendarDate(now),
    hijri: hijriDate(atMs, place.zone, state.times.maghrib, settings.hijriDays),
    phase: state.phase,
    prayer: labelOf(state.prayer, state.isFriday),
    remaining: duration(state.remainingMs, isWaiting(state.phase) ? 'long' : 'short'),
    times: composeTimes(state, place),
    runningText: settings.runningText,
    donation: settings.donation,
  };
}

function composeTimes({ times, prayer, isFriday }: ClockState, { zone }: Place) {
  return timeNames.map((name) => ({
    name,
    label: labelOf(name, isFriday),
    at: clockTime(times[name], zone),
    isNext: name === prayer,
  }));
}

function isWaiting(phase: Phase): boolean {
  return phase === 'normal' || phase === 'dark';
}
