// The still first picture: true times of Jakarta on one day, so that a page shows a clock before any
// code has run. A test computes it again.

import { defaultSettings } from '../settings/clock-settings';
import type { ClockFace } from './clock-face';

export const POSTER_CITY = 'Kota Jakarta';
export const POSTER_MOMENT = '2026-07-15T14:32:00+07:00';

export const posterFace: ClockFace = {
  theme: defaultSettings.theme,
  mosque: defaultSettings.mosque,
  place: `${POSTER_CITY} · WIB`,
  hour: '14',
  minute: '32',
  second: '00',
  date: 'Rabu, 15 Juli 2026',
  hijri: '1 Safar 1448 H',
  phase: 'normal',
  prayer: 'Ashar',
  remaining: '00:51:00',
  times: [
    { name: 'imsak', label: 'Imsak', at: '04:35', isNext: false },
    { name: 'subuh', label: 'Subuh', at: '04:45', isNext: false },
    { name: 'terbit', label: 'Terbit', at: '06:02', isNext: false },
    { name: 'dhuha', label: 'Dhuha', at: '06:30', isNext: false },
    { name: 'zuhur', label: 'Zuhur', at: '12:02', isNext: false },
    { name: 'ashar', label: 'Ashar', at: '15:23', isNext: true },
    { name: 'maghrib', label: 'Maghrib', at: '17:56', isNext: false },
    { name: 'isya', label: 'Isya', at: '19:09', isNext: false },
  ],
  runningText: defaultSettings.runningText,
};
