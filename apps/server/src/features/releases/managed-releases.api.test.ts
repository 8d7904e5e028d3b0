import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSigner } from '../../../../../clients/sample-apks/build-apk.ts';
import { openReleaseDesk } from '../../../test/desks/release-desk.ts';
import { signInAs } from '../../../test/people.ts';
import { history } from '../../platform/history/history.schema.ts';
import { sweepOrphanReleases } from './release-files.ts';
import { appReleases } from './releases.schema.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeAll(async () => {
  desk = await openReleaseDesk();
});
afterAll(() => desk.test.close());
beforeEach(() => desk.test.database.db.delete(appReleases));

const listed = async () => (await desk.admin.browser.get(desk.path)).json().data;

/** Names of what lies in the storage's folder. */
function stored(folder: 'releases' | 'uploads'): string[] {
  const { DATA_DIR } = desk.test.dependencies.config;
  try {
    return readdirSync(join(DATA_DIR, 'files', folder));
  } catch {
    return [];
  }
}

it('reads a file’s own details, and waits to be published', async () => {
  const apk = desk.build();
  const response = await desk.send('display', apk);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(Number),
    app: 'display',
    status: 'draft',
    isNewest: false,
    link: null,
    facts: {
      packageName: 'id.example.display',
      versionName: '1.4.0',
      versionCode: 14,
      minSdk: 23,
      signerSha256: desk.signer.sha256,
      sha256: createHash('sha256').update(apk).digest('hex'),
      bytes: apk.length,
    },
    notes: '',
    createdAt: expect.any(String),
    publishedAt: null,
    withdrawnAt: null,
  });
  expect((await desk.test.app.inject('/unduh/display')).statusCode).toBe(404);
  expect(stored('uploads')).toEqual([]);
});

it('publishes once, and the history shows who did what', async () => {
  const { id } = (await desk.upload()).json();
  const first = (await desk.act(id, 'publish')).json();
  expect(first).toMatchObject({ status: 'published', isNewest: true });
  expect((await desk.act(id, 'publish')).json()).toEqual(first);
  const notes = { notes: 'Adzan lebih tepat waktu' };
  expect((await desk.admin.browser.patch(`${desk.path}/${id}`, notes)).json()).toMatchObject(notes);
  const rows = await desk.test.database.db
    .select()
    .from(history)
    .where(eq(history.subjectId, id))
    .orderBy(history.id);
  const ofReleases = rows.filter(({ subject }) => subject === 'release');
  expect(ofReleases.map(({ action }) => action)).toEqual(['create', 'publish', 'update']);
  expect(ofReleases[1]).toMatchObject({ actorId: desk.admin.user.id, after: { versionCode: 14 } });
});

describe('refuses versions that devices would refuse', () => {
  it.each<[string, () => Parameters<typeof desk.upload>[0], string]>([
    [
      'another package',
      () => ({ versionCode: 20, packageName: 'id.jahat' }),
      'RELEASE_OTHER_PACKAGE',
    ],
    ['another signer', () => ({ versionCode: 20, signer: makeSigner() }), 'RELEASE_OTHER_SIGNER'],
    ['an older version', () => ({ versionCode: 13 }), 'RELEASE_OLDER'],
    ['the same version again', () => ({ minSdk: 24 }), 'RELEASE_VERSION_TAKEN'],
  ])('%s', async (_, apk, code) => {
    await desk.publish();
    const files = stored('releases').length;
    const response = await desk.upload(apk());
    expect(response.json()).toMatchObject({ code, field: 'file' });
    expect(response.statusCode).toBe(409);
    expect(stored('releases')).toHaveLength(files);
    expect(stored('uploads')).toEqual([]);
  });

  it('also when it was brought before the other was published', async () => {
    const older = (await desk.upload({ versionCode: 13 })).json();
    await desk.publish();
    expect((await desk.act(older.id, 'publish')).json().code).toBe('RELEASE_OLDER');
    expect(await listed()).toMatchObject([{ status: 'published' }, { status: 'draft' }]);
  });

  it('and each app has its own line of versions', async () => {
    await desk.publish();
    const remote = { packageName: 'id.example.remote', versionCode: 3, signer: makeSigner() };
    expect(await desk.publish(remote, 'remote')).toMatchObject({ app: 'remote', isNewest: true });
  });
});

describe('bad input', () => {
  it.each<[string, () => Buffer | undefined, number, string]>([
    ['a web page', () => Buffer.from('<!doctype html>'), 415, 'APK_UNREADABLE'],
    ['half a file', () => desk.build().subarray(0, 700), 415, 'APK_UNREADABLE'],
    ['no signature', () => desk.build({ schemes: [] }), 415, 'APK_UNSIGNED'],
    ['no scheme 1', () => desk.build({ schemes: [2, 3] }), 415, 'APK_SCHEME_MISSING'],
    ['a bomb', () => desk.build({ claimedBytes: 2 ** 31 }), 415, 'APK_TOO_LARGE_INSIDE'],
    ['no file', () => undefined, 400, 'INVALID'],
    ['an empty file', () => Buffer.alloc(0), 400, 'INVALID'],
  ])('%s leaves nothing behind', async (_, bytes, status, code) => {
    const files = stored('releases').length;
    const response = await desk.send('display', bytes());
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, field: 'file' });
    expect(stored('uploads')).toEqual([]);
    expect(stored('releases')).toHaveLength(files);
    expect(await listed()).toEqual([]);
  });

  it.each<[string, (1 | 2 | 3)[], string]>([
    ['v1 (JAR)', [2, 3], 'v1 (JAR)'],
    ['v1 (JAR) and v2', [3], 'v1 (JAR) dan v2'],
  ])('without scheme %s the sentence names it and the next step', async (_, schemes, missing) => {
    expect((await desk.upload({ schemes })).json().message).toBe(
      `APK ini tidak punya tanda tangan skema ${missing}, jadi Android lama yang didukungnya tidak bisa memasangnya. Tandatangani lagi dengan skema ${missing} aktif, lalu unggah lagi.`,
    );
  });

  it('an unknown app is named, and its file is removed', async () => {
    const response = await desk.upload({}, 'jam');
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
    const response = await desk.admin.browser.post(`${desk.path}/links`, { app: 'display', url });
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe('url');
  });

  it('customers and strangers cannot upload', async () => {
    const customer = await signInAs(desk.test);
    expect((await desk.send('display', desk.build(), customer)).statusCode).toBe(403);
    const stranger = { ...customer, browser: desk.test.browser() };
    expect((await desk.send('display', desk.build(), stranger)).statusCode).toBe(401);
    expect(stored('uploads')).toEqual([]);
  });
});

describe('a version that is withdrawn', () => {
  it('falls back to the previous version, keeps its number, and may be published again', async () => {
    const older = await desk.publish();
    const newer = await desk.publish({ versionCode: 15, versionName: '1.5.0' });
    const { release } = (await desk.act(newer.id, 'withdraw')).json();
    expect(release).toMatchObject({ status: 'withdrawn', isNewest: false });
    expect((await desk.act(newer.id, 'withdraw')).json()).toEqual({ release });
    const newest = async () => (await desk.test.app.inject('/public/releases')).json().display;
    await expect.poll(newest).toMatchObject({ facts: { versionCode: older.facts.versionCode } });
    const taken = (await desk.upload({ versionCode: 15 })).json();
    expect(taken.code).toBe('RELEASE_VERSION_TAKEN');
    expect(taken.message).toContain('Naikkan kode versi');
    expect((await desk.act(newer.id, 'publish')).json()).toMatchObject({ isNewest: true });
    await expect.poll(newest).toMatchObject({ facts: { versionCode: 15 } });
  });

  it('and was never published is deleted with its file, and can be uploaded again', async () => {
    const { id } = (await desk.upload()).json();
    const files = stored('releases').length;
    const taken = (await desk.upload()).json();
    expect(taken).toMatchObject({ code: 'RELEASE_VERSION_TAKEN', field: 'file' });
    expect(taken.message).toContain('belum diterbitkan. Buang versi itu');
    expect((await desk.act(id, 'withdraw')).json()).toEqual({ release: null });
    expect(stored('releases')).toHaveLength(files - 1);
    expect((await desk.act(id, 'withdraw')).statusCode).toBe(404);
    expect((await desk.upload()).statusCode).toBe(201);
  });
});

it('files without a row are swept, the others stay', async () => {
  await desk.publish();
  await desk.test.dependencies.files.save(
    'releases/00000000-0000-4000-8000-000000000000.apk',
    Buffer.from('x'),
  );
  const rows = await desk.test.database.db.select().from(appReleases);
  const clock = { now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) };
  await sweepOrphanReleases({ ...desk.test.dependencies, clock });
  expect(stored('releases')).toEqual(rows.map(({ fileId }) => `${fileId}.apk`));
});
