import { describe, expect, test } from 'vitest';
import { type ClockSettings, defaultSettings } from '../settings/clock-settings.ts';
import type { Place } from '../times/prayer-times.ts';
import { duration } from '../times/zone.ts';
import { clockState, labelOf } from './clock-state.ts';
import { nextMomentOf } from './jump-moment.ts';

const malang: Place = { latitude: -7.9797, longitude: 112.6304, zone: 'WIB', height: 0 };
const WEDNESDAY = '2025-07-16';
const FRIDAY = '2025-07-18';

const at = (day: string, time: string) => Date.parse(`${day}T${time}+07:00`);
const show = (day: string, time: string) => {
  const { phase, prayer, remainingMs } = clockState(defaultSettings, malang, at(day, time));
  return [phase, prayer, duration(remainingMs)];
};

// Published times of that day: subuh 04:24, zuhur 11:39, ashar 14:59, maghrib 17:30, isya 18:43.
describe('an ordinary day', () => {
  test.each([
    ['00:00:00', 'normal', 'subuh', '04:24:00'],
    ['04:14:00', 'normal', 'subuh', '00:10:00'],
    ['04:23:59', 'normal', 'subuh', '00:00:01'],
    ['04:24:00', 'adhan', 'subuh', '00:04:00'],
    ['04:27:59', 'adhan', 'subuh', '00:00:01'],
    ['04:28:00', 'iqomah', 'subuh', '00:12:00'],
    ['04:40:00', 'prayer', 'subuh', '00:10:00'],
    ['04:50:00', 'normal', 'zuhur', '06:49:00'],
    ['05:41:00', 'normal', 'zuhur', '05:58:00'],
    ['11:39:00', 'adhan', 'zuhur', '00:04:00'],
    ['11:43:00', 'iqomah', 'zuhur', '00:08:00'],
    ['11:51:00', 'prayer', 'zuhur', '00:10:00'],
    ['12:01:00', 'normal', 'ashar', '02:58:00'],
    ['14:59:00', 'adhan', 'ashar', '00:04:00'],
    ['15:10:59', 'iqomah', 'ashar', '00:00:01'],
    ['15:11:00', 'prayer', 'ashar', '00:10:00'],
    ['17:30:00', 'adhan', 'maghrib', '00:04:00'],
    ['17:34:00', 'iqomah', 'maghrib', '00:06:00'],
    ['17:40:00', 'prayer', 'maghrib', '00:10:00'],
    ['17:50:00', 'normal', 'isya', '00:53:00'],
    ['18:43:00', 'adhan', 'isya', '00:04:00'],
    ['18:47:00', 'iqomah', 'isya', '00:08:00'],
    ['18:55:00', 'prayer', 'isya', '00:10:00'],
  ])('%s is %s of %s, %s left', (time, phase, prayer, left) => {
    expect(show(WEDNESDAY, time)).toEqual([phase, prayer, left]);
  });

  test('after isya it counts across midnight to the next morning', () => {
    expect(show(WEDNESDAY, '19:05:00')).toEqual(['normal', 'subuh', '09:19:00']);
    expect(show(WEDNESDAY, '23:59:59')).toEqual(['normal', 'subuh', '04:24:01']);
  });
});

describe('Friday', () => {
  test.each([
    ['11:39:00', 'adhan', 'zuhur', '00:04:00'],
    ['11:43:00', 'khutbah', 'zuhur', '00:30:00'],
    ['12:12:59', 'khutbah', 'zuhur', '00:00:01'],
    ['12:13:00', 'prayer', 'zuhur', '00:10:00'],
    ['12:23:00', 'normal', 'ashar', '02:36:00'],
    ['15:03:00', 'iqomah', 'ashar', '00:08:00'],
  ])('%s is %s of %s, %s left', (time, phase, prayer, left) => {
    expect(show(FRIDAY, time)).toEqual([phase, prayer, left]);
  });

  test('Zuhur is called Jumat, and nothing else is', () => {
    expect(labelOf('zuhur', true)).toBe('Jumat');
    expect(labelOf('zuhur', false)).toBe('Zuhur');
    expect(labelOf('ashar', true)).toBe('Ashar');
  });

  test('Friday is the day of the place: Merauke has it two hours before Jakarta', () => {
    const merauke: Place = { latitude: -8.4996, longitude: 140.4061, zone: 'WIT', height: 0 };
    const thursdayNightInJakarta = at('2025-07-17', '22:30:00');
    expect(clockState(defaultSettings, malang, thursdayNightInJakarta).isFriday).toBe(false);
    expect(clockState(defaultSettings, merauke, thursdayNightInJakarta).isFriday).toBe(true);
  });
});

describe('the jump to a phase', () => {
  test.each([
    ['adhan', '12:30:00', '2025-07-16T14:59:00+07:00'],
    ['adhan', '14:59:00', '2025-07-16T17:30:00+07:00'],
    ['iqomah', '14:59:00', '2025-07-16T15:03:00+07:00'],
    ['prayer', '20:00:00', '2025-07-17T04:40:00+07:00'],
    ['khutbah', '20:00:00', '2025-07-18T11:43:00+07:00'],
  ] as const)('%s after %s', (phase, time, expected) => {
    const moment = nextMomentOf(phase, defaultSettings, malang, at(WEDNESDAY, time));
    expect(moment).toBe(Date.parse(expected));
    expect(clockState(defaultSettings, malang, moment ?? 0).phase).toBe(phase);
  });

  test('on a Friday noon the next iqomah is that of Ashar', () => {
    const moment = nextMomentOf('iqomah', defaultSettings, malang, at(FRIDAY, '11:40:00'));
    expect(clockState(defaultSettings, malang, moment ?? 0)).toMatchObject({
      phase: 'iqomah',
      prayer: 'ashar',
    });
  });
});

describe('what a mosque sets', () => {
  const showWith = (changes: Partial<ClockSettings>, day: string, time: string) => {
    const settings = { ...defaultSettings, ...changes };
    const { phase, prayer, remainingMs } = clockState(settings, malang, at(day, time));
    return [phase, prayer, duration(remainingMs)];
  };

  test('tarhim comes before each adhan', () => {
    const tarhim = { tarhimMinutes: 10 };
    expect(showWith(tarhim, WEDNESDAY, '04:13:59')).toEqual(['normal', 'subuh', '00:10:01']);
    expect(showWith(tarhim, WEDNESDAY, '04:14:00')).toEqual(['tarhim', 'subuh', '00:10:00']);
    expect(showWith(tarhim, WEDNESDAY, '04:24:00')).toEqual(['adhan', 'subuh', '00:04:00']);
    expect(showWith(tarhim, FRIDAY, '11:30:00')).toEqual(['tarhim', 'zuhur', '00:09:00']);
  });

  test('tarhim interrupts no prayer, and an adhan ends the prayer before it', () => {
    const long = {
      tarhimMinutes: 60,
      prayerMinutes: 60,
      iqomah: { ...defaultSettings.iqomah, maghrib: 60 },
    };
    expect(showWith(long, WEDNESDAY, '18:42:59')[0]).toBe('prayer');
    expect(showWith(long, WEDNESDAY, '18:43:00')).toEqual(['adhan', 'isya', '00:04:00']);
  });

  test('iqomah and prayer may be left out', () => {
    const none = { prayerMinutes: 0, iqomah: { ...defaultSettings.iqomah, subuh: 0 } };
    expect(showWith(none, WEDNESDAY, '04:27:59')).toEqual(['adhan', 'subuh', '00:00:01']);
    expect(showWith(none, WEDNESDAY, '04:28:00')[0]).toBe('normal');
  });

  test('the night is dark, but for what belongs to a prayer', () => {
    const dark = { dark: { from: 22 * 60, to: 4 * 60 + 30 }, tarhimMinutes: 5 };
    expect(showWith(dark, WEDNESDAY, '21:59:59')[0]).toBe('normal');
    expect(showWith(dark, WEDNESDAY, '22:00:00')[0]).toBe('dark');
    expect(showWith(dark, WEDNESDAY, '00:00:00')).toEqual(['dark', 'subuh', '04:24:00']);
    expect(showWith(dark, WEDNESDAY, '04:19:00')[0]).toBe('tarhim');
    expect(showWith(dark, WEDNESDAY, '04:24:00')[0]).toBe('adhan');
    const noon = { dark: { from: 12 * 60 + 30, to: 13 * 60 } };
    expect(showWith(noon, WEDNESDAY, '12:30:00')[0]).toBe('dark');
    expect(showWith(noon, WEDNESDAY, '13:00:00')[0]).toBe('normal');
  });

  test('a corrected time and a fixed hour of Jumat move everything after them', () => {
    const corrected = { corrections: { ...defaultSettings.corrections, zuhur: -3 } };
    expect(showWith(corrected, WEDNESDAY, '11:36:00')).toEqual(['adhan', 'zuhur', '00:04:00']);
    const friday = { ...corrected, fridayAt: 12 * 60 };
    expect(showWith(friday, FRIDAY, '11:59:59')).toEqual(['normal', 'zuhur', '00:00:01']);
    expect(showWith(friday, FRIDAY, '12:04:00')).toEqual(['khutbah', 'zuhur', '00:30:00']);
    expect(showWith(friday, WEDNESDAY, '11:36:00')[0]).toBe('adhan');
  });

  test('a jump finds tarhim and the dark, or says that there is none', () => {
    const settings = { ...defaultSettings, tarhimMinutes: 5, dark: { from: 60, to: 120 } };
    const noon = at(WEDNESDAY, '12:30:00');
    const jump = (phase: 'tarhim' | 'dark', given = settings) =>
      nextMomentOf(phase, given, malang, noon);
    expect(jump('tarhim')).toBe(at(WEDNESDAY, '14:54:00'));
    expect(jump('dark')).toBe(at('2025-07-17', '01:00:00'));
    expect(jump('tarhim', { ...settings, tarhimMinutes: 0 })).toBeUndefined();
  });
});
