// Backups that the server makes and proves. The programs run as processes of their own, as every night.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, signInAs } from '../../../../test/people.ts';
import { fillSampleShop } from '../../../../test/shops/sample-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { requireOwnStorage } from '../../../platform/files/require-storage.ts';
import { openOwnKeys } from '../../licenses/licensing/tokens/open-own-keys.ts';
import { listBackups } from './backups.repository.ts';
import { makeBackup } from './make-backup.ts';
import { backupTestJob, testBackup } from './test-backup.ts';

const PASSPHRASE = 'rahasia yang panjang';

const test = await createTestApp();
await fillSampleShop(test);
const { config, files } = test.dependencies;
await openOwnKeys(test.dependencies);
await signInAs(test, 'admin');
await requireOwnStorage(test.database, files);
const folder = join(config.DATA_DIR, 'backups');

/** What the programs read is the environment of this process. */
function withEnvironment(): void {
  vi.stubEnv('DATABASE_URL', String(test.database.pool.options.connectionString));
  vi.stubEnv('DATA_DIR', test.dependencies.config.DATA_DIR);
  vi.stubEnv('BACKUP_PASSPHRASE', PASSPHRASE);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Beside other tests, a process of low priority would hardly get the processor. */
const testNow = (wanted: { backupId?: number }) => testBackup(test.dependencies, wanted, 'normal');

async function newestBackup() {
  const [backup] = await listBackups(test.database.db);
  if (!backup) throw new Error('no backup');
  return backup;
}

it('a backup is recorded, tested, and recorded again when its file was damaged', async () => {
  withEnvironment();
  await makeBackup(test.dependencies);
  const made = await newestBackup();
  expect(made).toMatchObject({
    name: expect.stringMatching(/^nightly-.+Z\.tar\.gz\.age$/),
    isEncrypted: true,
    places: [folder],
    missingFiles: 0,
    testedAt: null,
  });
  expect(readdirSync(folder)).toEqual([made.name]);

  await testNow({});
  expect(await newestBackup()).toMatchObject({
    testedAt: test.clock.now(),
    testResult: 'passed',
    testNote: null,
  });
  const { DATA_DIR: dataDir } = test.dependencies.config;
  expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-test-'))).toEqual([]);

  const path = join(folder, made.name);
  const bytes = readFileSync(path);
  const damaged = Buffer.from(bytes);
  damaged[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
  writeFileSync(path, damaged);
  await expect(testNow({})).rejects.toThrow('is damaged or cut off');
  expect(await newestBackup()).toMatchObject({
    testResult: 'failed',
    testNote: `backups/${made.name} is damaged or cut off: it is not a whole backup.`,
  });
  writeFileSync(path, bytes);
});

it('a backup of another shop fails the test', async () => {
  withEnvironment();
  const { id } = await newestBackup();
  const change = (value: string) =>
    test.database.pool.query('update storage_ids set id = $1', [value]);
  await change('another shop');
  await expect(testNow({ backupId: id })).rejects.toThrow('is a backup of another shop');
});

it('however many ask, one test waits or runs', async () => {
  const { db } = test.database;
  const { jobs } = test.dependencies;
  await Promise.all(Array.from({ length: 10 }, () => jobs.enqueue(db, backupTestJob, {})));
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => jobs.boss.fetch(backupTestJob.name)),
  );
  const [job, ...more] = taken.flat();
  expect(more).toEqual([]);
  await jobs.enqueue(db, backupTestJob, {});
  expect(await jobs.boss.fetch(backupTestJob.name)).toEqual([]);
  await jobs.boss.complete(backupTestJob.name, job?.id ?? '');
});

it('an admin starts, tests and downloads a backup; the download needs the password and is recorded', async () => {
  const { id, name } = await newestBackup();
  const { browser } = await signInAs(test, 'admin');
  for (let round = 0; round < 2; round++) {
    expect((await browser.post('/admin/backups')).json()).toMatchObject({ isMaking: true });
  }
  const waiting = `select from pgboss.job where name = 'nightly-backup' and state = 'created'`;
  expect((await test.database.pool.query(waiting)).rowCount).toBe(1);
  expect((await browser.post(`/admin/backups/${id}/test`)).json()).toMatchObject({
    isTesting: true,
  });
  const { data } = (await browser.get('/admin/backups')).json();
  expect(data[0]).toMatchObject({ id, name, isHere: true, places: [folder] });

  test.clock.advance(11 * 60_000);
  const file = `/admin/backups/${id}/file`;
  expect((await browser.get(file)).json()).toMatchObject({ code: 'BACKUP_DOWNLOAD' });
  const refused = await browser.post(`/admin/backups/${id}/download`);
  expect(refused.json()).toMatchObject({ code: 'BACKUP_DOWNLOAD', field: 'currentPassword' });
  const allowed = await browser.post(`/admin/backups/${id}/download`, {
    currentPassword: PASSWORD,
  });
  expect(allowed.json()).toEqual({ url: file });
  const { headers, rawPayload } = await browser.get(file);
  expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect(rawPayload.equals(readFileSync(join(folder, name)))).toBe(true);
  const downloads = `select note from history where action = 'download backup'`;
  const { rows } = await test.database.pool.query(downloads);
  expect(rows).toEqual([{ note: name }]);
  const { browser: unasked } = await signInAs(test, 'admin');
  expect((await unasked.get(file)).statusCode).toBe(200);
  expect((await test.database.pool.query(downloads)).rowCount).toBe(2);
  expect((await browser.get('/admin/backups/999/file')).statusCode).toBe(404);
});
