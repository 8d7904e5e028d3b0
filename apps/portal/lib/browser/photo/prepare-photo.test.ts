import { expect, test } from 'vitest';
import { needsReduction, photoProblem, reducedSize } from './prepare-photo';

test.each([
  ['bukti.jpg', 'image/jpeg'],
  ['bukti.png', 'image/png'],
  ['bukti.webp', 'image/webp'],
  ['BUKTI.JPEG', ''],
])('%s of type "%s" is taken', (name, type) => {
  expect(photoProblem({ name, type })).toBeUndefined();
});

test.each([
  ['IMG_1.HEIC', ''],
  ['foto', 'image/heic'],
  ['foto.heif', 'image/heif'],
])('%s of type "%s" is recognised as HEIC', (name, type) => {
  expect(photoProblem({ name, type })).toMatch(/HEIC.*screenshot/);
});

test.each([
  ['bukti.pdf', 'application/pdf'],
  ['bukti.svg', 'image/svg+xml'],
  ['bukti.jpg', 'text/html'],
  ['bukti', ''],
])('%s of type "%s" is refused', (name, type) => {
  expect(photoProblem({ name, type })).toMatch(/bukan gambar/);
});

test.each([
  { from: [6000, 4000], to: [2000, 1333] },
  { from: [4000, 6000], to: [1333, 2000] },
  { from: [2001, 2001], to: [2000, 2000] },
  { from: [2000, 100], to: [2000, 100] },
  { from: [640, 480], to: [640, 480] },
  { from: [30_000, 3], to: [2000, 1] },
])('$from is drawn at $to', ({ from: [width = 0, height = 0], to }) => {
  const size = reducedSize({ width, height });
  expect([size.width, size.height]).toEqual(to);
});

test('large pictures and heavy files are reduced, screenshots are left alone', () => {
  expect(needsReduction({ width: 2000, height: 1080 }, 400_000)).toBe(false);
  expect(needsReduction({ width: 2001, height: 1080 }, 400_000)).toBe(true);
  expect(needsReduction({ width: 1080, height: 1920 }, 1_500_001)).toBe(true);
});
