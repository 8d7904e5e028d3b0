import { describe, expect, it } from 'vitest';
import { openReleaseShop } from '../../../../test/shops/release-shop.ts';

const shop = await openReleaseShop();
const apk = shop.build({ versionName: '1.4.0 (rilis)' });
const { id } = (await shop.send('display', apk)).json();
await shop.act(id, 'publish');

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.test.app.inject({ method, url: '/unduh/display', headers });

describe('the newest file', () => {
  it('comes whole, under a name that says what it is', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(apk)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-length': String(apk.length),
      'content-disposition': 'attachment; filename="timesync-display-1.4.0__rilis_.apk"',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('continues where a broken download stopped, as long as it is the same file', async () => {
    const { etag } = (await get()).headers;
    const rest = await get({ range: 'bytes=100-', 'if-range': String(etag) });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${apk.length - 1}/${apk.length}`);
    expect(rest.rawPayload.equals(apk.subarray(100))).toBe(true);
    const other = await get({ range: 'bytes=100-', 'if-range': '"lain"' });
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload.equals(apk)).toBe(true);
    const past = await get({ range: `bytes=${apk.length}-` });
    expect(past.statusCode).toBe(416);
    expect(past.headers['content-range']).toBe(`bytes */${apk.length}`);
  });

  it('is not sent again to a client that has it, and HEAD sends no bytes', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    const head = await get({}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(apk.length));
    expect(head.rawPayload).toHaveLength(0);
  });
});

it('a link leads there once it is published', async () => {
  expect((await shop.test.app.inject('/unduh/remote')).statusCode).toBe(404);
  const url = 'https://lain.test/a.apk';
  const link = await shop.admin.browser.post(`${shop.path}/links`, { app: 'remote', url });
  expect(link.json()).toMatchObject({ link: url, file: null, status: 'draft' });
  expect((await shop.test.app.inject('/unduh/remote')).statusCode).toBe(404);
  await shop.act(link.json().id, 'publish');
  const published = await shop.test.app.inject('/unduh/remote');
  expect([published.statusCode, published.headers.location]).toEqual([302, url]);
});

it('everyone may read the releases, and the public settings link to them', async () => {
  const { display, remote } = (await shop.test.app.inject('/public/releases')).json();
  const { publicUrl } = shop.test.dependencies.config;
  expect(display).toMatchObject({
    url: `${publicUrl}/unduh/display`,
    file: { versionCode: 14, minSdk: 23, bytes: apk.length },
    publishedAt: expect.any(String),
  });
  expect(remote).toMatchObject({ url: `${publicUrl}/unduh/remote`, file: null });
  expect((await shop.test.app.inject('/public/config')).json()).toMatchObject({
    displayApkUrl: `${publicUrl}/unduh/display`,
    remoteApkUrl: `${publicUrl}/unduh/remote`,
  });
});

it('no other app is there', async () => {
  expect((await shop.test.app.inject('/unduh/jam')).statusCode).toBe(400);
});
