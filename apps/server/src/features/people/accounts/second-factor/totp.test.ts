import { describe, expect, it } from 'vitest';
import { encodeRfc4648 } from './rfc4648.ts';
import { findTotpStep, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('the vectors of RFC 6238', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i', (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1000)), 8)).toBe(code);
  });
});

describe('a typed code', () => {
  const now = new Date('2026-11-15T08:00:10Z');
  const step = totpStep(now);
  it.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])('of %i steps away', (away, found) => {
    expect(findTotpStep(secret, totpCode(secret, step + away), now)).toBe(found);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('that is none: %j', (code) => {
    expect(findTotpStep(secret, code, now)).toBeUndefined();
  });
});

it('writes the base32 of RFC 4648', () => {
  const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) =>
    encodeRfc4648(Buffer.from(text)),
  );
  expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

it('names issuer and account', () => {
  expect(totpUri(secret, 'Jam Masjid', 'a@b.id')).toBe(
    'otpauth://totp/Jam%20Masjid:a%40b.id?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Jam%20Masjid',
  );
});
