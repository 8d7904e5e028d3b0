// Draws a clock's link as a picture or a sheet. The link is read as the clock itself reads it:
// broken values become defaults.
import {
  type ClockSettings,
  choosePlace,
  composeFace,
  defaultSettings,
  formatLink,
  indonesianCities,
  monthTimetable,
  parseSettings,
  ramadanTimetable,
  startOfDay,
  wallTime,
} from '@timesync/clock';
import { WIDE_PICTURE } from '@timesync/contract';
import { loadFonts } from '../../../platform/drawing/fonts.ts';
import { svgToPng } from '../../../platform/drawing/svg-to-png.ts';
import { previewPicture } from './preview-picture.ts';
import { sharePicture } from './share-picture.ts';
import { timetableSheet } from './timetable-sheet.ts';

export interface ClockDrawing {
  /** Two links that are drawn alike have the same. */
  key: string;
  draw: () => Promise<Buffer>;
}

interface ClockRequest {
  /** The query of the clock's link. */
  query: string;
  origin: string;
  nowMs: number;
}

function readClock({ query, origin, nowMs }: ClockRequest) {
  const settings = parseSettings(query);
  const place = choosePlace(indonesianCities, settings);
  const link = printableLink(origin, settings);
  return { settings, place, link, todayMs: startOfDay(nowMs, place.zone) };
}

/** The longest text that a QR code of this size holds and a phone can read. */
const LONGEST_LINK = 1_200;

/** Letters that a link writes as twelve signs each make it too long: then the running text stays out. */
function printableLink(origin: string, settings: ClockSettings): string {
  const whole = origin + formatLink(settings);
  if (whole.length <= LONGEST_LINK) return whole;
  return origin + formatLink({ ...settings, runningText: defaultSettings.runningText });
}

/** The time of the picture is noon, because it is looked at all day. */
const NOON_MS = 12 * 3_600_000;

export function pictureOf(asked: ClockRequest): ClockDrawing {
  const { settings, place, link, todayMs } = readClock(asked);
  const face = composeFace(settings, place, todayMs + NOON_MS);
  const shape = new URLSearchParams(asked.query).get(WIDE_PICTURE.parameter);
  const isWide = shape === WIDE_PICTURE.value;
  return {
    key: `${isWide ? 'wide ' : ''}picture ${todayMs} ${formatLink(settings)}`,
    draw: async () => {
      await loadFonts();
      return svgToPng(isWide ? previewPicture(face) : sharePicture(face, link));
    },
  };
}

/** `bulan` in the query is a month such as 2027-02, or `ramadan`; without it, the current one. */
export function sheetOf(asked: ClockRequest): ClockDrawing {
  const { settings, place, link, todayMs } = readClock(asked);
  const month = new URLSearchParams(asked.query).get('bulan');
  const isRamadan = month === 'ramadan';
  const atMs = isRamadan ? todayMs : (monthStart(month) ?? todayMs);
  const { year, month: shown } = wallTime(atMs, place.zone);
  return {
    key: `sheet ${isRamadan ? `ramadan ${todayMs}` : `${year}-${shown}`} ${link}`,
    draw: async () => {
      const days = isRamadan
        ? ramadanTimetable(settings, place, atMs)
        : monthTimetable(settings, place, atMs);
      const corrected = place.height > 0 ? ' · dengan koreksi ketinggian' : '';
      const shownPlace = `${place.label} · ${place.zone}${corrected}`;
      return timetableSheet({ mosque: settings.mosque, place: shownPlace, isRamadan, days, link });
    },
  };
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
/** The second day of a month lies in that month in every zone of the country. */
const SECOND_DAY = 2;

function monthStart(month: string | null): number | undefined {
  const [, year, number] = MONTH.exec(month ?? '') ?? [];
  return year && number ? Date.UTC(Number(year), Number(number) - 1, SECOND_DAY) : undefined;
}
