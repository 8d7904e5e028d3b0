import { expect, it } from 'vitest';
import { parseDeviceId } from '../device-id.ts';
import { hex, randomBytes } from '../vectors/sample-device.ts';
import { decodeBase32, encodeBase32, readBase32Symbols } from './base32.ts';

it('returns bytes of every length unchanged', () => {
  for (let count = 0; count < 2_000; count += 1) {
    const bytes = randomBytes(count % 120);
    expect(decodeBase32(encodeBase32(bytes))).toEqual(bytes);
  }
});

it('reads what people type', () => {
  expect(decodeBase32(' o4-1O 6i:050r\n3gg28a ')).toEqual(hex('0102030405060708090a'));
  expect(decodeBase32('041l61O5oR3GG28A')).toBeDefined();
});

it.each([
  ['a letter that is not in the alphabet', '04U0'],
  ['a lone symbol', '0'],
  ['a symbol too many', '000'],
  ['bits that belong to no byte', 'ZZ'],
])('refuses %s', (_, text) => {
  expect(decodeBase32(text)).toBeUndefined();
});

it('does not take a foreign letter for one of ours', () => {
  expect(readBase32Symbols('\u017F\u0131\u00DF\u212A')).toBe('');
});

it('gives each text one meaning: an accepted text is encoded to the same text again', () => {
  for (let count = 0; count < 10_000; count += 1) {
    const text = String.fromCharCode(...randomBytes(count % 24));
    const bytes = decodeBase32(text);
    if (bytes) expect(encodeBase32(bytes)).toBe(readBase32Symbols(text));
  }
});

it('a device id has ten bytes', () => {
  expect(parseDeviceId('0410-6105-0R3G-G28A')).toEqual(hex('0102030405060708090a'));
  expect(parseDeviceId('0410-6105-0R3G')).toBeUndefined();
  expect(parseDeviceId('U410-6105-0R3G-G28A')).toBeUndefined();
});
