import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { encodeBase32, signerOf } from '@timesync/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeCanonical } from '../settings/canonical-text.ts';
import { type ClockSettings, defaultSettings } from '../settings/clock-settings.ts';
import { acceptSettings, type SettingsReceiver } from './accept-settings.ts';
import { crc32 } from './crc-32.ts';
import { compress } from './deflate.ts';
import { dictionary } from './dictionary.ts';
import {
  encodeSettings,
  encodeSignedSettings,
  previewPortable,
  readPortable,
  settingsTag,
} from './portable-settings.ts';
import { sampleDonation } from './sample-donation.ts';

/** The town that a text without one means. */
const inJakarta: ClockSettings = { ...defaultSettings, citySlug: 'kota-jakarta' };
const usual: ClockSettings = {
  ...defaultSettings,
  mosque: 'Masjid Jami Nurul Huda',
  citySlug: 'kab-sidoarjo',
  theme: 'malam',
  runningText: "Kajian Ahad ba'da Subuh bersama Ustaz Ahmad · Infak Jumat: Rp 2.450.000",
  iqomah: { subuh: 15, zuhur: 10, ashar: 10, maghrib: 7, isya: 10 },
  fridayAt: 12 * 60,
  dark: { from: 22 * 60, to: 3 * 60 },
  tarhimMinutes: 5,
};

const licensePublicId = Uint8Array.of(0, 0, 0, 0, 0, 42);
let box: SettingsReceiver;
let signed: (settings: ClockSettings, counter?: number, id?: Uint8Array) => Promise<string>;

beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  box = {
    signingKeys: new Map([[3, pair.publicKey]]),
    tag: await settingsTag(licensePublicId),
    counter: 4,
    knowsTown: (slug) => slug !== 'kab-baru-sekali',
  };
  signed = async (settings, counter = 5, id = licensePublicId) =>
    encodeSignedSettings(settings, {
      keyId: 3,
      tag: await settingsTag(id),
      counter,
      sign: signerOf(pair.privateKey),
    });
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
    const read = await readPortable(await signed(settings), box.signingKeys);
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

  test('CRC-32 is that of ZIP', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

describe('the box', () => {
  const offer = async (text: string, change: Partial<SettingsReceiver> = {}) =>
    acceptSettings(text, { ...box, ...change });

  test('takes those of its own licence without a question', async () => {
    expect(await offer(await signed(usual))).toEqual({
      result: 'apply',
      settings: usual,
      counter: 5,
    });
    expect(await offer(await signed(usual, 4))).toMatchObject({ result: 'apply' });
  });

  test('the higher counter wins, in whichever order they come', async () => {
    expect(await offer(await signed(usual, 3))).toEqual({ result: 'older' });
  });

  test('asks about all others, and keeps its counter', async () => {
    const asked = { result: 'ask', settings: usual, counter: 4 };
    expect(await offer(encodeSettings(usual))).toEqual(asked);
    expect(await offer(await signed(usual, 9, Uint8Array.of(0, 0, 0, 0, 0, 43)))).toEqual(asked);
    expect(await offer(await signed(usual), { tag: undefined })).toEqual(asked);
  });

  test('a town of a newer list', async () => {
    const newer = { ...usual, citySlug: 'kab-baru-sekali' };
    expect(await offer(await signed(newer))).toEqual({ result: 'town' });
  });

  test('what cannot be read has a name', async () => {
    const text = await signed(usual);
    expect(await offer('https://example.com')).toEqual({ result: 'format' });
    expect(await offer(text.slice(0, 197))).toEqual({ result: 'checksum' });
    expect(await offer(text.slice(0, 20))).toEqual({ result: 'length' });
    expect(await offer(text.replace('JMS1', 'JMS2'))).toEqual({ result: 'version' });
    expect(await offer(text, { signingKeys: new Map() })).toEqual({ result: 'unknown-key' });
    expect(await offer(`${text.slice(0, -2)}00`)).toEqual({ result: 'signature' });
  });

  test('a line that a newer app has, and a value that none may have', async () => {
    expect(await offer(encodeText('mMasjid\nz1'))).toEqual({ result: 'version' });
    expect(await offer(encodeText('i61.8.8.6.8'))).toEqual({ result: 'format' });
    expect(await offer(encodeText('s10'))).toEqual({ result: 'format' });
    expect(await offer(encodeText('tmalam\nmMasjid'))).toEqual({ result: 'format' });
    expect(await offer(encodeText(`d${sampleDonation.slice(0, -1)}0`))).toEqual({
      result: 'donation',
    });
  });

  test('a small text that unfolds into a large one is refused', async () => {
    expect(await offer(encodeText(`m${'x'.repeat(5_000)}`))).toEqual({ result: 'format' });
  });
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
    const read = await readPortable(signs.join(''), box.signingKeys);
    if (read.ok) expect(read).toMatchObject({ settings: usual, signed: { counter: 5 } });
  }
});

function encodeText(canonical: string): string {
  const packed = compress(new TextEncoder().encode(canonical), dictionary);
  const content = Buffer.concat([Buffer.alloc(10), packed]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(content));
  return `JMS1-${encodeBase32(Buffer.concat([content, crc]))}`;
}
