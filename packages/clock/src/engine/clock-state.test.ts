import { describe, expect, test } from 'vitest';
import type { Place } from '../times/prayer-times.ts';
import { duration } from '../times/zone.ts';
import { clockState, labelOf } from './clock-state.ts';
import { nextMomentOf } from './jump-moment.ts';

const malang: Place = { latitude: -7.9797, longitude: 112.6304, zone: 'WIB' };
const WEDNESDAY = '2025-07-16';
const FRIDAY = '2025-07-18';

const at = (day: string, time: string) => Date.parse(`${day}T${time}+07:00`);
const show = (day: string, time: string) => {
  const { phase, prayer, remainingMs } = clockState(malang, at(day, time));
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
    const merauke: Place = { latitude: -8.4996, longitude: 140.4061, zone: 'WIT' };
    const thursdayNightInJakarta = at('2025-07-17', '22:30:00');
    expect(clockState(malang, thursdayNightInJakarta).isFriday).toBe(false);
    expect(clockState(merauke, thursdayNightInJakarta).isFriday).toBe(true);
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
    const moment = nextMomentOf(phase, malang, at(WEDNESDAY, time));
    expect(moment).toBe(Date.parse(expected));
    expect(clockState(malang, moment ?? 0).phase).toBe(phase);
  });

  test('on a Friday noon the next iqomah is that of Ashar', () => {
    const moment = nextMomentOf('iqomah', malang, at(FRIDAY, '11:40:00'));
    expect(clockState(malang, moment ?? 0)).toMatchObject({ phase: 'iqomah', prayer: 'ashar' });
  });
});
