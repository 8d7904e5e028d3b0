import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { encodeBase32, type KeysById, signerOf } from '@timesync/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeCanonical } from '../settings/canonical-text.ts';
import { type ClockSettings, defaultSettings } from '../settings/clock-settings.ts';
import { sampleSettings } from '../vectors/sample-settings.ts';
import { crc32 } from './crc-32.ts';
import { compress, decompress } from './deflate.ts';
import { dictionary } from './dictionary.ts';
import {
  encodeSettings,
  encodeSignedSettings,
  previewPortable,
  readPortable,
  settingsTag,
} from './portable-settings.ts';
import { sampleDonation } from './sample-donation.ts';

const { usual } = sampleSettings;
/** The town that a text without one means. */
const inJakarta: ClockSettings = { ...defaultSettings, citySlug: 'kota-jakarta' };
let signingKeys: KeysById;
let signed: (settings: ClockSettings) => Promise<string>;

beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  signingKeys = new Map([[3, pair.publicKey]]);
  const tag = await settingsTag(Uint8Array.of(0, 0, 0, 0, 0, 42));
  const sign = signerOf(pair.privateKey);
  signed = (settings) => encodeSignedSettings(settings, { keyId: 3, tag, counter: 5, sign });
});

describe('what was sent is what arrives', () => {
  test.each<[string, Partial<ClockSettings>]>([
    ['nothing changed', {}],
    ['usual settings', usual],
    ['no running text', { runningText: '' }],
    ['a position', { position: { latitude: -7.98, longitude: 112.63 } }],
    ['200 Arabic letters', { runningText: 'حي على الصلاة '.repeat(20).slice(0, 200).trim() }],
    ['letters outside the basic plane', { mosque: 'Masjid 🕌 النور' }],
    ['a donation code', { donation: sampleDonation }],
    ['all limits', { hijriDays: -2, prayerMinutes: 0, tarhimMinutes: 60, fridayAt: 14 * 60 }],
    ['corrections', { corrections: { ...defaultSettings.corrections, imsak: -30, isya: 30 } }],
  ])('%s', async (_, changes) => {
    const settings = { ...('position' in changes ? defaultSettings : inJakarta), ...changes };
    expect(await readPortable(encodeSettings(settings), new Map())).toEqual({
      ok: true,
      settings,
      signed: undefined,
    });
    const read = await readPortable(await signed(settings), signingKeys);
    expect(read).toMatchObject({ ok: true, settings, signed: { counter: 5 } });
  });
});

test('a page shows settings no matter whose signature they carry, but nothing damaged', async () => {
  const text = await signed(usual);
  expect(await readPortable(text, new Map())).toEqual({ ok: false, problem: 'unknown-key' });
  expect(await previewPortable(text)).toMatchObject({ ok: true, settings: usual });
  expect(await previewPortable(text.slice(0, 60))).toMatchObject({ ok: false });
});

test('usual settings, signed, are at most 300 characters of the alphanumeric mode', async () => {
  const text = await signed(usual);
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
});

describe('the text is raw DEFLATE with a dictionary, for every platform', () => {
  test.each([usual, inJakarta, { ...usual, runningText: 'x'.repeat(200) }])(
    'one that this code writes is read by zlib (%#)',
    (settings) => {
      const text = new TextEncoder().encode(writeCanonical(settings));
      const read = inflateRawSync(compress(text, dictionary), { dictionary });
      expect(new Uint8Array(read)).toEqual(text);
    },
  );

  test('one that zlib writes is read by this code', async () => {
    const text = Buffer.from(writeCanonical(usual));
    const content = Buffer.concat([
      Buffer.alloc(10),
      deflateRawSync(text, { dictionary, level: 9 }),
    ]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(content));
    const read = await readPortable(
      `JMS1-${encodeBase32(Buffer.concat([content, crc]))}`,
      new Map(),
    );
    expect(read).toMatchObject({ ok: true, settings: usual });
  });

  test('a small one that unfolds into more than settings can be is refused', async () => {
    const packed = compress(new Uint8Array(5_000), dictionary);
    expect(await decompress(packed, dictionary)).toBeUndefined();
  });

  test('CRC-32 is that of ZIP', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

test('a text too short to hold settings is not whole', async () => {
  const start = (await signed(usual)).slice(0, 20);
  expect(await readPortable(start, signingKeys)).toEqual({ ok: false, problem: 'length' });
});

test('10,000 changed texts are refused, or mean the same', async () => {
  const text = await signed(usual);
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ-OIL uz';
  const pick = (most: number) => Math.floor(Math.random() * most);
  for (let round = 0; round < 10_000; round += 1) {
    const signs = [...text];
    for (let change = 0; change <= pick(3); change += 1) {
      const at = pick(signs.length);
      const letter = letters[pick(letters.length)] ?? '';
      if (round % 3 === 0) signs.splice(at, 1 + pick(5));
      else if (round % 3 === 1) signs[at] = letter;
      else signs.splice(at, 0, letter);
    }
    const read = await readPortable(signs.join(''), signingKeys);
    if (read.ok) expect(read).toMatchObject({ settings: usual, signed: { counter: 5 } });
  }
});
