import { formatLicenseKey, type OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { firstChoice, licenseName, readChosenLicense, TYPED_KEY } from './license-options';

const license = (id: number) => ({ id }) as OwnLicense;

test('a customer without licences types a key', () => {
  expect(firstChoice({ inUseHere: [], usable: [] })).toBe(TYPED_KEY);
});

test('the only licence is chosen from the start, one of several is not', () => {
  expect(firstChoice({ inUseHere: [], usable: [license(4)] })).toBe('4');
  expect(firstChoice({ inUseHere: [], usable: [license(4), license(5)] })).toBeUndefined();
});

test('a device that is active already is never led to spend a second licence', () => {
  expect(firstChoice({ inUseHere: [license(9)], usable: [license(4)] })).toBe('9');
});

const key = formatLicenseKey(
  'TV',
  Array.from({ length: 14 }, (_, index) => index),
);

test('one of the list goes out by its id, whatever was typed before', () => {
  expect(readChosenLicense('12', 'x')).toEqual({ ok: true, license: { licenseId: 12 } });
});

test('a typed key goes out in its one spelling', () => {
  const chosen = readChosenLicense(TYPED_KEY, key.toLowerCase());
  expect(chosen).toEqual({ ok: true, license: { licenseKey: key } });
});

test('half a key and no choice at all stay on the phone', () => {
  expect(readChosenLicense(TYPED_KEY, 'TV1')).toMatchObject({ ok: false });
  expect(readChosenLicense(undefined, key)).toEqual({
    ok: false,
    sentence: 'Pilih lisensi terlebih dahulu.',
  });
});

const own = [
  { id: 4, product: 'Aplikasi Jam', variant: 'TV Box', licenseKey: 'TV-AAAA-1111' },
  { id: 5, product: 'TimeSync Box', variant: null, licenseKey: 'TV-BBBB-2222' },
] as OwnLicense[];
const name = (chosen: Parameters<typeof licenseName>[1]) =>
  licenseName(own, chosen).replaceAll('\u2060', '');

test('one of the list is named by product, variant and key', () => {
  expect(name({ licenseId: 4 })).toBe('Aplikasi Jam · TV Box · TV-AAAA-1111');
  expect(name({ licenseId: 5 })).toBe('TimeSync Box · TV-BBBB-2222');
});

test('a typed key is named by the list, or by itself', () => {
  expect(name({ licenseKey: 'TV-BBBB-2222' })).toBe('TimeSync Box · TV-BBBB-2222');
  expect(name({ licenseKey: 'TV-CCCC-3333' })).toBe('License key TV-CCCC-3333');
});

test('the key does not break at its hyphens', () => {
  expect(licenseName(own, { licenseId: 5 })).toContain('TV-\u2060BBBB-\u20602222');
});
