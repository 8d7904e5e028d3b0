import { clockPicture, clockSheet } from '@timesync/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundsOf } from '../../../test/rounds.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
import { pictureOf, sheetOf } from './draw-clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ realLimits: true });
});
afterAll(() => test.close());

const get = (url: string, headers = {}) => test.app.inject({ url, headers });
const arabic = encodeURIComponent('مسجد النور');
const links = [
  ['a plain link', '?masjid=Masjid+Al-Huda&kota=kota-malang'],
  ['no settings', ''],
  ['broken settings', '?kota=../../x&tema=neon&masjid=%E0%A4%A&posisi=51.5,0.1&bulan=2027-13'],
  ['a name of 300 letters', `?masjid=${'W'.repeat(300)}&tema=malam`],
  ['a name from right to left', `?masjid=${arabic}&kota=kab-merauke&tema=marmer`],
  ['signs that no font has', `?masjid=${encodeURIComponent('🕌🕌 清真寺')}`],
  ['a script in a name', `?masjid=${encodeURIComponent('<script>&"')}`],
] as const;

describe.each(links)('%s', (_, query) => {
  it('is a picture of 150 KB at most', async () => {
    const { statusCode, headers, rawPayload } = await get(clockPicture + query);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1080, height: 1350 });
    expect(rawPayload.length).toBeLessThan(150_000);
  });

  it.each(['', 'bulan=2027-02', 'bulan=ramadan'])(
    'is one A4 page of 100 KB at most: %s',
    async (month) => {
      const { statusCode, headers, rawPayload } = await get(
        `${clockSheet}${query || '?'}&${month}`,
      );
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(rawPayload.length).toBeLessThan(100_000);
    },
  );
});

it('is drawn once: who has it already is told so', async () => {
  const { headers } = await get(`${clockPicture}?kota=kota-binjai`);
  const again = await get(`${clockPicture}?kota=kota-binjai`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('an address that asks for ever new ones is told to wait, and what is kept is still given', async () => {
  const ask = (town: string) => get(`${clockSheet}?kota=${town}`);
  expect((await ask('kota-palu')).statusCode).toBe(200);
  const { limits } = test.dependencies;
  const key = networkKey('127.0.0.1');
  for (let left = true; left; ) left = await limits.trySpend('drawingsPerAddress', key);
  expect((await ask('kota-medan')).statusCode).toBe(429);
  expect((await ask('kota-palu')).statusCode).toBe(200);
});

describe('odd values', () => {
  const signs = [
    'W',
    '🕌',
    '👨‍👩‍👧',
    'م',
    '\u202e',
    '\u0000',
    '\u001b',
    '\ud800',
    '\n',
    'a\u0301\u0302',
    '%',
    '&',
    '<',
    '﷽',
  ];
  const pick = <T>(choices: readonly T[]) =>
    choices[Math.floor(Math.random() * choices.length)] as T;
  const oddText = () =>
    Array.from({ length: pick([0, 1, 39, 40, 41, 199, 200, 201, 5_000]) }, () => pick(signs)).join(
      '',
    );
  const oddQuery = () => {
    const sign = pick(signs);
    const query = new URLSearchParams({
      masjid: Math.random() < 0.5 ? oddText() : sign.repeat(300),
      teks: Math.random() < 0.5 ? oddText() : sign.repeat(300),
      kota: pick(['kota-malang', oddText(), 'x'.repeat(60)]),
      posisi: pick(['', '-7.98,112.63', '99,999', oddText()]),
      bulan: pick(['', 'ramadan', '2027-02', '2099-12', oddText()]),
    });
    return `?${query}`;
  };
  const most = roundsOf(2_000, { share: 0.01 });

  it.each([
    ['picture', pictureOf],
    ['sheet', sheetOf],
  ])('always give a %s', async (_kind, draw) => {
    const asked = { origin: 'https://jam.masjid-yang-panjang-namanya.id', nowMs: Date.now() };
    const worst = `?${new URLSearchParams({ masjid: '🕌'.repeat(300), teks: '🕌'.repeat(300) })}`;
    for (let n = 0; n < most; n += 1) {
      const query = n === 0 ? worst : oddQuery();
      await expect(draw({ ...asked, query }).draw(), query).resolves.toBeInstanceOf(Buffer);
    }
  });
});
