import { expect, test } from 'vitest';
import { imageTypeProblem } from './image-type';

test.each([
  ['bukti.jpg', 'image/jpeg'],
  ['bukti.png', 'image/png'],
  ['bukti.webp', 'image/webp'],
  ['BUKTI.JPEG', ''],
])('%s of type "%s" is taken', (name, type) => {
  expect(imageTypeProblem({ name, type })).toBeUndefined();
});

test.each([
  ['IMG_1.HEIC', ''],
  ['foto', 'image/heic'],
  ['foto.heif', 'image/heif'],
])('%s of type "%s" is recognised as HEIC', (name, type) => {
  expect(imageTypeProblem({ name, type })).toMatch(/HEIC.*screenshot/);
});

test.each([
  ['bukti.pdf', 'application/pdf'],
  ['bukti.svg', 'image/svg+xml'],
  ['bukti.jpg', 'text/html'],
  ['bukti', ''],
])('%s of type "%s" is refused', (name, type) => {
  expect(imageTypeProblem({ name, type })).toMatch(/bukan gambar/);
});
