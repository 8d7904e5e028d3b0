import { beforeAll, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { wrapWords } from './wrap-words.ts';

beforeAll(loadFonts);

const style = { weight: 'regular', size: 10, width: 60 } as const;

it('breaks between words, and puts the remaining words into the last line', () => {
  const text = 'Jl. Masjid Agung Nomor 17 Gang Melati';
  expect(wrapWords(text, style, 9).join(' ')).toBe(text);
  expect(wrapWords(text, style, 9).length).toBeGreaterThan(2);
  const two = wrapWords(text, style, 2);
  expect(two).toHaveLength(2);
  expect(two.join(' ')).toBe(text);
});

it('keeps a word that is longer than a line in one piece', () => {
  expect(wrapWords('Kecamatankecamatankecamatan 1', style, 3)).toEqual([
    'Kecamatankecamatankecamatan',
    '1',
  ]);
  expect(wrapWords('   ', style, 3)).toEqual([]);
});
