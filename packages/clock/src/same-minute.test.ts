// A committee sets its clock once: the page, the printed sheet and the box must show the same minute.
import { expect, test } from 'vitest';
import { choosePlace, composeFace } from './engine/compose-face.ts';
import { indonesianCities } from './places/indonesian-cities.ts';
import { encodeSettings, readPortable } from './portable/portable-settings.ts';
import { randomSettings } from './settings/random-settings.ts';
import { formatSettings, parseSettings } from './settings/settings-link.ts';
import { monthTimetable, ramadanTimetable } from './times/timetable.ts';
import { wallTime } from './times/zone.ts';

const FIRST_MS = Date.parse('2026-01-01T00:00:00Z');
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
const MINUTE_MS = 60_000;
/** Of UTC: the same day in every zone of the country. */
const NOON_HOUR = 3;

test('200 random settings, by link, by box and printed', async () => {
  for (let round = 0; round < 200; round += 1) {
    const settings = randomSettings();
    const atMs = FIRST_MS + Math.floor((Math.random() * TEN_YEARS_MS) / MINUTE_MS) * MINUTE_MS;
    const byLink = parseSettings(formatSettings(settings));
    const portable = await readPortable(encodeSettings(settings), new Map());
    expect(portable).toEqual({ ok: true, settings: byLink, signed: undefined });
    if (!portable.ok) continue;
    const page = composeFace(byLink, choosePlace(indonesianCities, byLink), atMs);
    const place = choosePlace(indonesianCities, portable.settings);
    expect(composeFace(portable.settings, place, atMs)).toEqual(page);
    const today = wallTime(atMs, place.zone).day;
    const day = monthTimetable(byLink, place, atMs).find(({ date }) => date.day === today);
    expect(Object.values(day?.times ?? {})).toEqual(page.times.map(({ at }) => at));
    const days = ramadanTimetable(byLink, place, atMs);
    const { date, times } = days[round % days.length] ?? {};
    const noonMs = Date.UTC(date?.year ?? 0, (date?.month ?? 0) - 1, date?.day, NOON_HOUR);
    const shown = composeFace(byLink, place, noonMs).times.map((time) => time.at);
    expect(Object.values(times ?? {})).toEqual(shown);
  }
});
