import { expect, test } from 'vitest';
import { androidFrom, megabytes } from './release-labels.ts';

test.each([
  [19, 'Semua versi Android'],
  [21, 'Android 5 ke atas'],
  [23, 'Android 6 ke atas'],
  [32, 'Android 12 ke atas'],
  [36, 'Android 16 ke atas'],
  [99, 'Android API 99 ke atas'],
])('API level %i is called %s', (level, name) => {
  expect(androidFrom(level)).toBe(name);
});

test.each([
  [1, '0,1 MB'],
  [13_000_000, '12,4 MB'],
  [200 * 1024 * 1024, '200 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});
