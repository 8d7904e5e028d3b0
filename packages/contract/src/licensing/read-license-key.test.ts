import { expect, test } from 'vitest';
import { formatLicenseKey } from './license-key.ts';
import { readLicenseKey } from './read-license-key.ts';

const key = formatLicenseKey('TV', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
const sentenceFor = (typed: string) => {
  const read = readLicenseKey(typed);
  return read.ok ? undefined : read.sentence;
};

test('a key typed in small letters with spaces is read', () => {
  const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `;
  expect(readLicenseKey(typed)).toEqual({ ok: true, key });
});

test('no key, half a key and a mistyped key each get their own sentence', () => {
  const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '2' : '0');
  const sentences = ['  ', key.slice(0, 9), mistyped].map(sentenceFor);
  expect(sentences[0]).toBe('License key wajib diisi');
  expect(sentences[1]).toContain('tidak lengkap');
  expect(sentences[2]).toContain('salah ketik');
});
