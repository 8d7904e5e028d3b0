import { formatLicenseKey } from '@timesync/contract';
import { expect, test } from 'vitest';
import { readChosenLicense } from './chosen-license';
import { TYPED_KEY } from './license-options';

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
