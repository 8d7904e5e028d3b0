import { expect, test } from 'vitest';
import { formatLicenseKey } from './license-key.ts';
import { readLicenseKey } from './read-license-key.ts';

const key = formatLicenseKey('TV', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
test('a key typed in small letters with spaces is read', () => {
  const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `;
  expect(readLicenseKey(typed)).toEqual({ ok: true, key });
});

test('what is no key of ours may be an old one, and is sent as it was typed', () => {
  const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '2' : '0');
  for (const typed of [mistyped, 'LAMA-7', ' jam masjid 12 ']) {
    expect(readLicenseKey(typed)).toEqual({ ok: true, key: typed.trim() });
  }
});

test('no key, and less than any key has, get their sentences', () => {
  expect(readLicenseKey('  ')).toEqual({ ok: false, sentence: 'License key wajib diisi' });
  expect(readLicenseKey('TV1')).toMatchObject({
    sentence: expect.stringContaining('tidak lengkap'),
  });
});
