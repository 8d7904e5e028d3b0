import { clockManifest, clockPicture, clockSheet } from '@timesync/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';

const test = await createTestApp({ realLimits: true });

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

  it('is a wide picture for previews, of 100 KB at most', async () => {
    const { headers, rawPayload } = await get(`${clockPicture}${query || '?'}&bentuk=lebar`);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it('can be installed under a name of 40 letters at most', async () => {
    const { headers, body } = await get(clockManifest + query);
    expect(headers['content-type']).toContain('application/manifest+json');
    const { name, start_url, scope, icons } = JSON.parse(body);
    expect([...name].length).toBeLessThanOrEqual(40);
    expect(new URL(start_url, 'https://jam.test').pathname).toBe(scope);
    expect(icons.length).toBeGreaterThan(2);
  });

  it('is one A4 page of 100 KB at most', () => expectOnePage(clockSheet + query));
});

async function expectOnePage(url: string): Promise<void> {
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(rawPayload.length).toBeLessThan(100_000);
}

it.each(['2027-02', 'ramadan'])('%s is one A4 page, too', (month) =>
  expectOnePage(`${clockSheet}?kota=kota-malang&bulan=${month}`),
);

it('is drawn once, and answered with 304 when the browser already has it', async () => {
  const { headers } = await get(`${clockPicture}?kota=kota-binjai`);
  const again = await get(`${clockPicture}?kota=kota-binjai`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('limits the drawings of one address, and still serves cached ones', async () => {
  const ask = (town: string) => get(`${clockSheet}?kota=${town}`);
  expect((await ask('kota-palu')).statusCode).toBe(200);
  const { limits } = test.dependencies;
  const key = networkKey('127.0.0.1');
  for (let left = true; left; ) left = await limits.trySpend('drawingsPerAddress', key);
  expect((await ask('kota-medan')).statusCode).toBe(429);
  expect((await ask('kota-palu')).statusCode).toBe(200);
});

it('installs the clock of a link under its name, and the clock of the browser without one', async () => {
  const manifestOf = async (query: string) => JSON.parse((await get(clockManifest + query)).body);
  expect(await manifestOf('?masjid=Masjid+Al-Huda&kota=kota-malang&utm=x')).toMatchObject({
    name: 'Masjid Al-Huda',
    id: '/jam?masjid=Masjid+Al-Huda&kota=kota-malang',
    start_url: '/jam?masjid=Masjid+Al-Huda&kota=kota-malang&aplikasi=1',
  });
  expect(await manifestOf('?utm=x')).toMatchObject({
    name: 'Jam Masjid',
    id: '/jam',
    start_url: '/jam?aplikasi=1',
  });
});
