import type { OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { licenseName } from './license-name';

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
