import { expect, test } from 'vitest';
import { sentenceFor } from './failed-screen';

const hasLine = true;

test.each([{ isDrawn: true }, { isDrawn: false }])(
  'a new build is fetched once, $isDrawn',
  (page) => {
    expect(sentenceFor({ ...page, hasLine, hasReloaded: false })).toBeNull();
  },
);

test('a reload that did not help is the last one', () => {
  const sentence = sentenceFor({ hasLine, isDrawn: false, hasReloaded: true });
  expect(sentence).toContain('muat ulang halaman ini');
});

test('from a page that works again, the next new build is fetched, too', () => {
  expect(sentenceFor({ hasLine, isDrawn: true, hasReloaded: true })).toBeNull();
});

test.each([
  { isDrawn: true, hasReloaded: false },
  { isDrawn: false, hasReloaded: false },
  { isDrawn: false, hasReloaded: true },
])('without a line nothing is reloaded: %j', (page) => {
  expect(sentenceFor({ ...page, hasLine: false })).toContain('Tidak ada koneksi internet');
});
