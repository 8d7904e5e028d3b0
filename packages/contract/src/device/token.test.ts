import { beforeAll, expect, it } from 'vitest';
import { type KeysById, signerOf } from './device-keys.ts';
import { deviceTypes } from './device-type.ts';
import { BASE32_ALPHABET } from './encoding/base32.ts';
import { concatBytes } from './encoding/bytes.ts';
import { readToken, signToken, verifyToken } from './token.ts';
import {
  decodeTokenPayload,
  encodeTokenPayload,
  hashLicenseKey,
  type TokenPayload,
} from './token-payload.ts';
import { fixedSigner } from './vectors/p256-arithmetic.ts';
import { randomBytes, samplePayload } from './vectors/sample-device.ts';
import { testSecret, testSigningPublicKeys } from './vectors/test-keys.ts';

let keys: KeysById;
const sign = fixedSigner(testSecret('signing', 1));
const BITS = 167 * 5;

beforeAll(async () => {
  keys = await testSigningPublicKeys();
});

function randomPayload(): TokenPayload {
  const [a = 0, b = 0, c = 0, d = 0] = new Uint32Array(randomBytes(16).buffer);
  return {
    keyId: a & 255,
    isPermanent: (b & 1) === 1,
    isAfterTransfer: (b & 2) === 2,
    deviceType: deviceTypes[b >>> 30] ?? 'tvbox',
    licensePublicId: randomBytes(6),
    deviceId: randomBytes(10),
    keyHash: randomBytes(4),
    issuedAtSeconds: c,
    notAfterSeconds: d,
    sequence: a >>> 16,
    init: 'ABC123'.slice(0, 1 + (a % 6)),
  };
}

function flipBit(token: string, bit: number): string {
  const place = 4 + Math.floor(bit / 5);
  const symbol = BASE32_ALPHABET.indexOf(token[place] ?? '') ^ (1 << (bit % 5));
  return token.slice(0, place) + BASE32_ALPHABET[symbol] + token.slice(place + 1);
}

it.each([
  ['another version', 0, 2, 'version'],
  ['an unknown device type', 3, 5, 'format'],
  ['a small letter in the init', 35, 0x76, 'format'],
  ['a hole in the init', 34, 0, 'format'],
] as const)('does not read a payload with %s', (_, place, value, problem) => {
  const bytes = encodeTokenPayload(samplePayload).with(place, value);
  expect(decodeTokenPayload(bytes)).toEqual({ ok: false, problem });
});

it('hashes the canonical key', async () => {
  expect(await hashLicenseKey('TV-0123-4567-89AB-CD97')).toEqual(samplePayload.keyHash);
});

it('returns every payload unchanged', () => {
  for (let count = 0; count < 2_000; count += 1) {
    const payload = randomPayload();
    expect(decodeTokenPayload(encodeTokenPayload(payload))).toEqual({ ok: true, payload });
  }
});

it('is 171 characters of a QR code’s alphanumeric mode', async () => {
  const token = await signToken(samplePayload, sign);
  expect(token).toHaveLength(171);
  expect(token).toMatch(/^JM1-[0-9A-HJKMNP-TV-Z]+$/);
  expect(await verifyToken(token, keys)).toEqual({ ok: true, payload: samplePayload });
  expect(readToken(`${token}0`)).toEqual({ ok: false, problem: 'length' });
});

it('verifies what a WebCrypto key signs, read from a file with line ends and a byte order mark', async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const token = await signToken(samplePayload, signerOf(pair.privateKey));
  const file = `\uFEFF${token.toLowerCase().replace(/(.{40})/g, '$1\r\n')}\n`;
  expect(await verifyToken(file, new Map([[1, pair.publicKey]]))).toMatchObject({ ok: true });
  expect(await verifyToken(token, keys)).toEqual({ ok: false, problem: 'signature' });
});

it('accepts no token with a flipped bit, whichever it is', async () => {
  const token = await signToken({ ...randomPayload(), keyId: 1 }, sign);
  expect((await verifyToken(token, keys)).ok).toBe(true);
  for (let bit = 0; bit < BITS; bit += 1) {
    expect((await verifyToken(flipBit(token, bit), keys)).ok, `bit ${bit}`).toBe(false);
  }
});

it('a signature over the bare payload is no token', async () => {
  const signBare = (message: Uint8Array) => sign(concatBytes(message.subarray(17)));
  const token = await signToken(samplePayload, signBare);
  expect(await verifyToken(token, keys)).toEqual({ ok: false, problem: 'signature' });
});

it('survives random bytes and texts', async () => {
  for (let count = 0; count < 10_000; count += 1) {
    expect(typeof decodeTokenPayload(randomBytes(count % 60)).ok).toBe('boolean');
    const text = String.fromCharCode(...new Uint16Array(randomBytes((count % 90) * 2).buffer));
    expect((await verifyToken(`JM1-${text}`, keys)).ok).toBe(false);
  }
});

it.each([
  { init: 'toolong' },
  { init: '' },
  { sequence: 65_536 },
  { sequence: -1 },
  { keyId: 256 },
  { issuedAtSeconds: 1.5 },
  { deviceId: new Uint8Array(9) },
  { licensePublicId: new Uint8Array(7) },
])('never signs a payload with %o', async (mistake) => {
  await expect(signToken({ ...samplePayload, ...mistake }, sign)).rejects.toThrow(RangeError);
});
