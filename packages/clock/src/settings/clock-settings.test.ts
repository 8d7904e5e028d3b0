import { describe, expect, test } from 'vitest';
import { sampleDonation } from '../portable/sample-donation.ts';
import { formatLink, formatTvLink, isTvLink } from './clock-links.ts';
import { type ClockSettings, defaultSettings } from './clock-settings.ts';
import { formatSettings, parseSettings, withoutSettings, wrongSettings } from './settings-link.ts';

const chosen: ClockSettings = {
  ...defaultSettings,
  mosque: 'Masjid Jami’ & Al-Hikmah',
  citySlug: 'kab-malang',
  position: undefined,
  height: 725,
  theme: 'marmer',
  runningText: 'Kajian 50% lebih ramai · Ahad + Rabu',
  iqomah: { subuh: 0, zuhur: 60, ashar: 8, maghrib: 5, isya: 9 },
  corrections: { ...defaultSettings.corrections, subuh: 2, maghrib: -1 },
  hijriDays: -1,
  fridayAt: 12 * 60 + 5,
  prayerMinutes: 0,
  dark: { from: 22 * 60, to: 3 * 60 + 30 },
  donation: sampleDonation,
  tarhimMinutes: 10,
};

test.each([
  ['all chosen', chosen],
  ['untouched', defaultSettings],
  ['no running text', { ...chosen, runningText: '' }],
])('a link restores the settings: %s', (_, settings) => {
  expect(parseSettings(formatSettings(settings))).toEqual(settings);
});

test('defaults stay out of the link, a chosen town never does', () => {
  expect(formatSettings(defaultSettings)).toBe('');
  expect(formatLink(defaultSettings)).toBe('/jam?tema=zamrud');
  expect(formatSettings({ ...defaultSettings, citySlug: 'kota-jakarta' })).toBe(
    'kota=kota-jakarta',
  );
  expect(formatSettings({ ...defaultSettings, citySlug: 'kota-malang' })).toBe('kota=kota-malang');
});

test('the television gets the same clock, bare', () => {
  const link = formatTvLink(chosen);
  const query = link.slice(link.indexOf('?'));
  expect(isTvLink(query)).toBe(true);
  expect(isTvLink('?kota=kota-malang')).toBe(false);
  expect(parseSettings(query)).toEqual(chosen);
});

test('settings leave the URL, the other parameters stay', () => {
  expect(withoutSettings(`?utm_source=wa&${formatSettings(chosen)}`)).toBe('?utm_source=wa');
  expect(withoutSettings('?masjid=Al-Ikhlas&posisi=-7.98%2C112.63')).toBe('');
});

test('a position is rounded to about a kilometre and replaces the city', () => {
  const link = formatSettings({
    ...chosen,
    position: { latitude: -7.9797123, longitude: 112.6304987 },
  });
  expect(link).toContain('posisi=-7.98%2C112.63');
  expect(link).not.toContain('kota=');
  expect(parseSettings(link).position).toEqual({ latitude: -7.98, longitude: 112.63 });
});

describe('broken values become the default', () => {
  test.each([
    ['kota=../../etc', 'citySlug'],
    ['kota=', 'citySlug'],
    [`kota=${'a'.repeat(500)}`, 'citySlug'],
    ['tema=neon', 'theme'],
    ['tema=constructor', 'theme'],
    ['masjid=%20%20', 'mosque'],
    ['posisi=-7.98,112.63,1', 'position'],
    ['posisi=NaN,NaN', 'position'],
    ['%E0%A4%A=%', 'mosque'],
    ['iqomah=12.8.8.6', 'iqomah'],
    ['iqomah=12.8.8.6.-1', 'iqomah'],
    ['koreksi=0.0.0.0.0.0.0.31', 'corrections'],
    ['koreksi=0.0.0.0.0.0.0.1e1', 'corrections'],
    ['hijri=3', 'hijriDays'],
    ['hijri=0.5', 'hijriDays'],
    ['jumat=14.01', 'fridayAt'],
    ['jumat=12', 'fridayAt'],
    ['sholat=61', 'prayerMinutes'],
    ['gelap=22.00', 'dark'],
    ['gelap=22.00-24.00', 'dark'],
    ['gelap=22.00-23.00-01.00', 'dark'],
    ['tarhim=-5', 'tarhimMinutes'],
    ['donasi=00020101021163040000', 'donation'],
  ] as const)('%s', (query, name) => {
    expect(parseSettings(query)[name]).toEqual(defaultSettings[name]);
  });
});

test('text stays text, on one line, within its length', () => {
  const script = '<img src=x onerror=alert(1)>';
  expect(parseSettings(new URLSearchParams({ masjid: script }).toString()).mosque).toBe(script);
  expect(parseSettings('masjid=Al%0AIkhlas%E2%80%AE').mosque).toBe('Al Ikhlas');
  expect(parseSettings(`masjid=${'x'.repeat(500)}`).mosque).toHaveLength(40);
  expect(parseSettings(`teks=${'x'.repeat(5000)}`).runningText).toHaveLength(200);
});

test('a strict reader names what it cannot take as it is', () => {
  expect(wrongSettings(formatSettings(chosen))).toEqual([]);
  expect(wrongSettings('masjid=Nurul%20%20Huda&jumat=12:00&iqomah=99&warna=hijau')).toEqual([
    'masjid',
    'jumat',
    'iqomah',
    'warna',
  ]);
});
