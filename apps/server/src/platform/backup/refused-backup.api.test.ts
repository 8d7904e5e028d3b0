// Backups that are refused: nothing of them is left anywhere.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { filesOf } from '../../../test/backups/contents.ts';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { roundsOf } from '../../../test/rounds.ts';
import { emptyTarget, openBackupShop, restore, rowsIn } from '../../../test/shops/backup-shop.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { type Files, openFiles } from '../files/files.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { markFilesStarted, requireFinishedRestore } from './unfinished-restore.ts';

const shop = await openBackupShop();
const { test } = shop;
const whole = await shop.backUp();

const dataDir = temporaryFolder();
const files = await openFiles({ dataDir, freeShare: async () => 1 });
// No test changes it, so all can share it.
const target = { database: await createEmptyTestDatabase(), files, dataDir };

async function expectRefusal(path: string, sentence: RegExp): Promise<void> {
  await expect(restore(path, target)).rejects.toThrow(sentence);
  const { rows } = await target.database.pool.query(
    `select tablename from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  expect(rows).toEqual([]);
  expect(readdirSync(target.dataDir)).toEqual(['files']);
  expect(await filesOf(target.files)).toEqual({});
}

function changed(change: (bytes: Buffer) => Buffer): string {
  const other = join(temporaryFolder(), 'changed.tar.gz');
  writeFileSync(other, change(readFileSync(whole)));
  return other;
}

function tarOf(name: string, content: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}

it('a damaged byte, wherever it is', async () => {
  const content = gunzipSync(readFileSync(whole));
  const { length } = readFileSync(whole);
  for (let round = 0; round < roundsOf(40, { share: 0.2 }); round++) {
    // The first ten bytes are gzip's header and contain nothing of ours.
    const place = 10 + Math.floor(Math.random() * (length - 10));
    const path = changed((bytes) => {
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (round % 8));
      return bytes;
    });
    // Zeros copied from another place among zeros are the same content.
    if (unpacks(path)?.equals(content)) continue;
    await expect(checkBackup(path), `byte ${place}`).rejects.toThrow(/damaged|cut off|no backup/);
  }
});

function unpacks(path: string): Buffer | undefined {
  try {
    return gunzipSync(readFileSync(path));
  } catch {
    return undefined;
  }
}

it('a byte that was changed inside and packed again', async () => {
  const path = changed((bytes) => {
    const tar = gunzipSync(bytes);
    const place = tar.indexOf('catatan rahasia');
    expect(place).toBeGreaterThan(0);
    tar.write('C', place);
    return gzipSync(tar);
  });
  await expectRefusal(path, /damaged: the rows of public\.\w+ are not the ones/);
});

it('a file that was cut', async () => {
  for (const share of [0.02, 0.5, 0.999]) {
    const path = changed((bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
    await expectRefusal(path, /is cut off: it is not a whole backup/);
  }
});

it('a foreign file, or none', async () => {
  const noise = randomBytes(5000);
  for (const bytes of [noise, gzipSync(noise)]) {
    await expectRefusal(
      changed(() => bytes),
      /damaged or no backup/,
    );
  }
  const tar = await tarOf('notes.txt', '');
  await expectRefusal(
    changed(() => gzipSync(tar)),
    /is no backup of this portal/,
  );
  await expectRefusal(join(temporaryFolder(), 'missing'), /ENOENT/);
});

it.each([
  ['a small file', 10],
  ['a large file', 1024 * 1024 + 1],
])('%s whose name leaves the folder', async (_, size) => {
  const files: Files = {
    ...test.dependencies.files,
    async *list() {
      yield '../escaped.webp';
    },
    sizeOf: async () => size,
    read: async () => Buffer.alloc(size),
  };
  files.large = { ...files.large, read: async () => Readable.from([Buffer.alloc(size)]) };
  const path = await shop.backUp({ files });
  await expectRefusal(path, /damaged: its part files\/\.\.\/escaped\.webp is unknown/);
});

it('a newer format, or the schema of a newer version', async () => {
  const mark = '{"format":"timesync-portal-backup","version":3}';
  const tar = await tarOf('format.json', mark);
  const path = changed(() => gzipSync(tar));
  await expectRefusal(path, /newer version of the portal/);

  const { pool } = test.database;
  await pool.query(`insert into applied_migrations values ('9999_later', '')`);
  const newer = await shop
    .backUp()
    .finally(() => pool.query(`delete from applied_migrations where tag = '9999_later'`));
  await expectRefusal(newer, /newer version of the portal .*9999_later/);
});

/** A storage that takes so many files and then refuses. */
function fullAfter(taken: number, files: Files): Files {
  let left = taken;
  return {
    ...files,
    async save(key, bytes) {
      if (left === 0) throw new Error('disk full');
      left -= 1;
      await files.save(key, bytes);
    },
  };
}

it('half of it when a file cannot be stored, nor anything into a target that is not empty', async () => {
  const target = await emptyTarget();
  const full = fullAfter(1, target.files);
  await expect(restore(whole, { ...target, files: full })).rejects.toThrow('disk full');
  const { rows } = await target.database.pool.query('select from users');
  expect(rows).toEqual([]);
  expect(await filesOf(target.files)).toEqual({});
  expect(() => requireFinishedRestore(target.dataDir)).toThrow('A restore was broken off');

  await target.files.save('proofs/other.webp', randomBytes(10));
  await expect(restore(whole, target)).rejects.toThrow(/storage is not empty/);
  await target.files.remove('proofs/other.webp');
  await restore(whole, target);
  requireFinishedRestore(target.dataDir);
  const before = await rowsIn(target.database);
  await expect(restore(whole, target)).rejects.toThrow(/database is not empty/);
  expect(await rowsIn(target.database)).toEqual(before);
  requireFinishedRestore(target.dataDir);
});

it('half of it when it had been killed before: the files of both times go', async () => {
  const target = await emptyTarget();
  const { manifest } = await checkBackup(whole);
  await markFilesStarted(target.dataDir, manifest);
  for (const key of Object.keys(await filesOf(test.dependencies.files))) {
    await target.files.save(key, randomBytes(10));
  }
  const full = fullAfter(1, target.files);
  await expect(restore(whole, { ...target, files: full })).rejects.toThrow('disk full');
  expect(await filesOf(target.files)).toEqual({});
  await restore(whole, target);
  expect(await filesOf(target.files)).toEqual(await filesOf(test.dependencies.files));
});

it('rows alone, without touching the files that were stored', async () => {
  const target = await emptyTarget();
  await target.files.save('proofs/stored.webp', randomBytes(10));
  const stored = await filesOf(target.files);
  const withoutFiles = { ...target, files: undefined };
  const lost = async () => {
    throw new Error('connection lost');
  };
  const backup = await checkBackup(whole);
  await expect(restoreBackup(backup, { ...withoutFiles, prepareJobs: lost })).rejects.toThrow(
    'connection lost',
  );
  expect(() => requireFinishedRestore(target.dataDir)).toThrow('A restore was broken off');
  await expect(restore(whole, target)).rejects.toThrow(/storage is not empty/);
  await restore(whole, withoutFiles);
  requireFinishedRestore(target.dataDir);
  expect(await filesOf(target.files)).toEqual(stored);
});
