import { beforeAll, expect, it } from 'vitest';
import { readActivationRequest } from './activation-request.ts';
import { createActivationRequest, makeRequestSecrets } from './create-activation-request.ts';
import { importSealingPublicKey, type KeysById, type WebCryptoKey } from './device-keys.ts';
import { decodeBase32, encodeBase32 } from './encoding/base32.ts';
import { addRowChecks, removeRowChecks, splitCodeRows } from './encoding/code-rows.ts';
import { openActivationRequest } from './open-activation-request.ts';
import { publicPointOf } from './vectors/p256-arithmetic.ts';
import { randomBytes, sampleSource } from './vectors/sample-device.ts';
import { testSealingPrivateKeys, testSecret } from './vectors/test-keys.ts';

let privateKeys: KeysById;
let publicKey: WebCryptoKey;
let code: string;

beforeAll(async () => {
  privateKeys = await testSealingPrivateKeys();
  publicKey = await importSealingPublicKey(publicPointOf(testSecret('sealing', 1)));
  code = await createActivationRequest(sampleSource, { keyId: 1, publicKey });
});

function problemOf(text: string) {
  const read = readActivationRequest(text);
  return read.ok ? undefined : read;
}

/** The same request with some bytes changed and right check symbols, as an attacker would send it. */
function tampered(change: (bytes: Uint8Array) => void): string {
  const bytes = decodeBase32(removeRowChecks(code)) ?? new Uint8Array();
  change(bytes);
  return addRowChecks(encodeBase32(bytes));
}

it('the server opens what a device makes', async () => {
  for (let count = 0; count < 50; count += 1) {
    const source = { ...sampleSource, ...makeRequestSecrets(), deviceId: randomBytes(10) };
    const text = await createActivationRequest(source, { keyId: 1, publicKey });
    const opened = await openActivationRequest(text, privateKeys);
    expect(opened).toMatchObject({ ok: true, request: { keyId: 1, ...source }, code: text });
  }
});

it('anyone can read the head, nobody the secret', () => {
  const { deviceId, deviceType, nonce, secret } = sampleSource;
  const read = readActivationRequest(code);
  expect(read).toMatchObject({ ok: true, request: { keyId: 1, deviceId, deviceType, nonce } });
  expect(code).not.toContain(encodeBase32(secret).slice(0, 8));
});

it('reads the scanned address and what people type', () => {
  for (const text of [
    `https://jam.example/aktivasi/${code}`,
    `HTTPS://JAM.EXAMPLE/AKTIVASI/${code}?utm=a/b#c`,
    splitCodeRows(code).join('\n').toLowerCase(),
    ` ${code.replaceAll('0', 'o').replaceAll('1', 'l')} `,
  ]) {
    expect(readActivationRequest(text)).toMatchObject({ ok: true, code });
  }
});

it('says in which row a code was copied wrong', () => {
  const wrong = code.slice(0, 30) + (code[30] === '7' ? '8' : '7') + code.slice(31);
  expect(problemOf(wrong)).toEqual({ ok: false, problem: 'checksum', row: 3 });
  expect(problemOf(code.slice(0, 96))).toEqual({ ok: false, problem: 'length', row: 9 });
  expect(problemOf(`${code}000`)).toEqual({ ok: false, problem: 'length', row: 12 });
  expect(problemOf('')).toEqual({ ok: false, problem: 'format' });
  expect(problemOf('https://jam.example/aktivasi/')).toEqual({ ok: false, problem: 'format' });
});

it('says what is wrong with the content', async () => {
  expect(problemOf(tampered((bytes) => bytes.fill(2, 0, 1)))?.problem).toBe('version');
  expect(problemOf(tampered((bytes) => bytes.fill(9, 2, 3)))?.problem).toBe('device-type');
  const otherKey = tampered((bytes) => bytes.fill(7, 1, 2));
  expect(await openActivationRequest(otherKey, privateKeys)).toEqual({
    ok: false,
    problem: 'unknown-key',
  });
});

it('no bit can be changed on the way', async () => {
  for (let bit = 0; bit < 82 * 8; bit += 1) {
    const text = tampered((bytes) => {
      const place = bit >> 3;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (bit & 7));
    });
    expect((await openActivationRequest(text, privateKeys)).ok).toBe(false);
  }
});

it('a request for one key does not open with the other', async () => {
  const [one, two] = [privateKeys.get(1), privateKeys.get(2)];
  if (!one || !two) throw new Error('Test keys are missing');
  const swapped = new Map([
    [1, two],
    [2, one],
  ]);
  expect(await openActivationRequest(code, swapped)).toEqual({ ok: false, problem: 'sealed' });
});

it('survives random texts and random bytes with right check symbols', async () => {
  for (let count = 0; count < 10_000; count += 1) {
    const text = String.fromCharCode(...new Uint16Array(randomBytes((count % 160) * 2).buffer));
    expect(readActivationRequest(text).ok).toBe(false);
  }
  for (let count = 0; count < 300; count += 1) {
    const bytes = randomBytes(82);
    bytes.set([1, 1, 3]);
    bytes[17] = 2 + (count & 1);
    const opened = await openActivationRequest(addRowChecks(encodeBase32(bytes)), privateKeys);
    expect(opened).toEqual({ ok: false, problem: 'sealed' });
  }
});

it.each([
  { deviceId: new Uint8Array(9) },
  { nonce: new Uint8Array(5) },
  { secret: new Uint8Array(15) },
])('never makes a request with %o', async (mistake) => {
  const made = createActivationRequest({ ...sampleSource, ...mistake }, { keyId: 1, publicKey });
  await expect(made).rejects.toThrow(RangeError);
});
