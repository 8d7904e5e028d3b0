import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSigner } from '../../../../../../clients/sample-apks/build-apk.ts';
import { openReleaseShop } from '../../../../test/shops/release-shop.ts';
import { history } from '../../../platform/history/history.schema.ts';
import { sweepOrphanReleases } from './release-files.ts';
import { appReleases } from './releases.schema.ts';

const shop = await openReleaseShop();
beforeEach(() => shop.test.database.db.delete(appReleases));

const listed = async () => (await shop.admin.browser.get(shop.path)).json().data;

/** Names of what lies in the storage's folder. */
function stored(folder: 'releases' | 'uploads'): string[] {
  const { DATA_DIR } = shop.test.dependencies.config;
  try {
    return readdirSync(join(DATA_DIR, 'files', folder));
  } catch {
    return [];
  }
}

it('reads a file’s own details, and waits to be published', async () => {
  const apk = shop.build();
  const response = await shop.send('display', apk);
  expect(response.json()).toEqual({
    id: expect.any(Number),
    app: 'display',
    status: 'draft',
    isNewest: false,
    link: null,
    file: {
      packageName: 'id.example.display',
      versionName: '1.4.0',
      versionCode: 14,
      minSdk: 23,
      signerSha256: shop.signer.sha256,
      sha256: createHash('sha256').update(apk).digest('hex'),
      bytes: apk.length,
    },
    notes: '',
    createdAt: expect.any(String),
    publishedAt: null,
    withdrawnAt: null,
  });
  expect((await shop.test.app.inject('/unduh/display')).statusCode).toBe(404);
  expect(stored('uploads')).toEqual([]);
});

it('publishes once, and the history shows who did what', async () => {
  const { id } = (await shop.upload()).json();
  const first = (await shop.act(id, 'publish')).json();
  expect(first).toMatchObject({ status: 'published', isNewest: true });
  expect((await shop.act(id, 'publish')).json()).toEqual(first);
  const notes = { notes: 'Adzan lebih tepat waktu' };
  expect((await shop.admin.browser.patch(`${shop.path}/${id}`, notes)).json()).toMatchObject(notes);
  const rows = await shop.test.database.db
    .select()
    .from(history)
    .where(eq(history.subjectId, id))
    .orderBy(history.id);
  const ofReleases = rows.filter(({ subject }) => subject === 'release');
  expect(ofReleases.map(({ action }) => action)).toEqual(['create', 'publish', 'update']);
  expect(ofReleases[1]).toMatchObject({ actorId: shop.admin.user.id, after: { versionCode: 14 } });
});

describe('refuses versions that devices would refuse', () => {
  it.each<[string, () => Parameters<typeof shop.upload>[0], string]>([
    [
      'another package',
      () => ({ versionCode: 20, packageName: 'id.jahat' }),
      'RELEASE_OTHER_PACKAGE',
    ],
    ['another signer', () => ({ versionCode: 20, signer: makeSigner() }), 'RELEASE_OTHER_SIGNER'],
    ['an older version', () => ({ versionCode: 13 }), 'RELEASE_OLDER'],
    ['the same version again', () => ({ minSdk: 24 }), 'RELEASE_VERSION_TAKEN'],
  ])('%s', async (_, apk, code) => {
    await shop.publish();
    const files = stored('releases').length;
    expect((await shop.upload(apk())).json()).toMatchObject({ code, field: 'file' });
    expect(stored('releases')).toHaveLength(files);
    expect(stored('uploads')).toEqual([]);
  });

  it('also when it was brought before the other was published', async () => {
    const older = (await shop.upload({ versionCode: 13 })).json();
    await shop.publish();
    expect((await shop.act(older.id, 'publish')).json().code).toBe('RELEASE_OLDER');
    expect(await listed()).toMatchObject([{ status: 'published' }, { status: 'draft' }]);
  });

  it('and each app has its own line of versions', async () => {
    await shop.publish();
    const remote = { packageName: 'id.example.remote', versionCode: 3, signer: makeSigner() };
    expect(await shop.publish(remote, 'remote')).toMatchObject({ app: 'remote', isNewest: true });
  });
});

describe('bad input', () => {
  it.each<[string, () => Buffer | undefined, number, string]>([
    ['a web page', () => Buffer.from('<!doctype html>'), 415, 'APK_UNREADABLE'],
    ['no signature', () => shop.build({ schemes: [] }), 415, 'APK_UNSIGNED'],
    ['a bomb', () => shop.build({ claimedBytes: 2 ** 31 }), 415, 'APK_TOO_LARGE_INSIDE'],
    ['no file', () => undefined, 400, 'INVALID'],
    ['an empty file', () => Buffer.alloc(0), 400, 'INVALID'],
  ])('%s leaves nothing behind', async (_, bytes, status, code) => {
    const files = stored('releases').length;
    const response = await shop.send('display', bytes());
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, field: 'file' });
    expect(stored('uploads')).toEqual([]);
    expect(stored('releases')).toHaveLength(files);
    expect(await listed()).toEqual([]);
  });

  it('without a scheme the sentence names it and the next step', async () => {
    expect((await shop.upload({ schemes: [3] })).json()).toMatchObject({
      code: 'APK_SCHEME_MISSING',
      message:
        'APK ini tidak punya tanda tangan skema v1 (JAR) dan v2, jadi Android lama yang didukungnya tidak bisa memasangnya. Tandatangani lagi dengan skema v1 (JAR) dan v2 aktif, lalu unggah lagi.',
    });
  });

  it('an unknown app is named, and its file is removed', async () => {
    const response = await shop.upload({}, 'jam');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Pilih aplikasinya: display atau remote',
      field: 'app',
    });
    expect(stored('uploads')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'unduh',
    'ftp://a.id/x.apk',
    'http://a.id/x.apk',
    'https://play.google.com@a.id/x.apk',
  ])('%s is no link', async (url) => {
    const response = await shop.admin.browser.post(`${shop.path}/links`, { app: 'display', url });
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe('url');
  });
});

describe('a version that is withdrawn', () => {
  it('falls back to the previous version, keeps its number, and may be published again', async () => {
    const older = await shop.publish();
    const newer = await shop.publish({ versionCode: 15, versionName: '1.5.0' });
    const { release } = (await shop.act(newer.id, 'withdraw')).json();
    expect(release).toMatchObject({ status: 'withdrawn', isNewest: false });
    expect((await shop.act(newer.id, 'withdraw')).json()).toEqual({ release });
    const newest = async () => (await shop.test.app.inject('/public/releases')).json().display;
    await expect.poll(newest).toMatchObject({ file: { versionCode: older.file.versionCode } });
    const taken = (await shop.upload({ versionCode: 15 })).json();
    expect(taken.code).toBe('RELEASE_VERSION_TAKEN');
    expect(taken.message).toContain('Naikkan kode versi');
    expect((await shop.act(newer.id, 'publish')).json()).toMatchObject({ isNewest: true });
    await expect.poll(newest).toMatchObject({ file: { versionCode: 15 } });
  });

  it('and was never published is deleted with its file, and can be uploaded again', async () => {
    const { id } = (await shop.upload()).json();
    const files = stored('releases').length;
    const taken = (await shop.upload()).json();
    expect(taken).toMatchObject({ code: 'RELEASE_VERSION_TAKEN', field: 'file' });
    expect(taken.message).toContain('belum diterbitkan. Buang versi itu');
    expect((await shop.act(id, 'withdraw')).json()).toEqual({ release: null });
    expect(stored('releases')).toHaveLength(files - 1);
    expect((await shop.act(id, 'withdraw')).statusCode).toBe(404);
    expect((await shop.upload()).statusCode).toBe(201);
  });
});

it('files without a row are swept, the others stay', async () => {
  await shop.publish();
  await shop.test.dependencies.files.save(
    'releases/00000000-0000-4000-8000-000000000000.apk',
    Buffer.from('x'),
  );
  const rows = await shop.test.database.db.select().from(appReleases);
  const clock = { now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) };
  await sweepOrphanReleases({ ...shop.test.dependencies, clock });
  expect(stored('releases')).toEqual(rows.map(({ fileId }) => `${fileId}.apk`));
});

it('names a link once, however often it is sent', async () => {
  const { browser } = shop.admin;
  const body = { app: 'remote', url: 'https://unduh.test/sekali.apk' };
  const send = async () => (await browser.post('/admin/releases/links', body)).json().id;
  const ids = await Promise.all([send(), send(), send()]);
  expect(new Set(ids).size).toBe(1);
  await browser.post(`/admin/releases/${ids[0]}/publish`);
  expect(await send()).toBe(ids[0]);
  await browser.post(`/admin/releases/${ids[0]}/withdraw`);
  expect(await send()).not.toBe(ids[0]);
});
