import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { filesOf, rowsOf } from '../../../test/copies/contents.ts';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { fillSampleShop } from '../../../test/sample-shop.ts';
import { newPglite } from '../../../test/templates/pglite-template.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { jobKinds } from '../../background.ts';
import { databaseOver } from '../db/database.ts';
import type { Database } from '../db/types.ts';
import { type Files, openFiles } from '../files/files.ts';
import { createJobTables } from '../jobs/jobs.ts';
import { checkBackup } from './check-backup.ts';
import { missingKeys, readOwnKeyLines } from './key-lines.ts';
import { restoreBackup } from './restore-backup.ts';
import { sealKeys, unsealKeys } from './sealed-keys.ts';
import { tarHeader } from './tar-header.ts';
import { writeBackup } from './write-backup.ts';

const PASSPHRASE = 'rahasia yang panjang';
const madeAt = new Date('2026-05-01T03:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await fillSampleShop(test);
});
afterAll(() => test.close());

async function backUp(database = test.database, files = test.dependencies.files): Promise<string> {
  const path = join(temporaryFolder(), 'copy.tar.gz');
  const lines = await readOwnKeyLines({
    dataDir: test.dependencies.config.DATA_DIR,
    environment: '',
  });
  const keys = { lines, passphrase: PASSPHRASE };
  await writeBackup({ pool: database.pool, files, keys }, { path, app: '0.1.0', madeAt });
  return path;
}

interface Target {
  database: Database;
  files: Files;
  dataDir: string;
}

async function emptyTarget(database?: Database): Promise<Target> {
  const dataDir = temporaryFolder();
  const made = database ?? (await createEmptyTestDatabase());
  onTestFinished(() => made.close());
  return { database: made, dataDir, files: await openFiles({ dataDir, freeShare: async () => 1 }) };
}

async function restore(path: string, target: Target): Promise<void> {
  const prepareJobs = () => createJobTables(target.database, { kinds: jobKinds, log: quietLog });
  await restoreBackup(await checkBackup(path), { ...target, prepareJobs });
}

function refuseLarge<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  return async (key) => {
    if (key.includes('large')) throw new Error('held in memory');
    return work(key);
  };
}

/** Every table, row by row, as text. */
async function rowsIn({ pool }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    return await rowsOf(client);
  } finally {
    client.release();
  }
}

/** It goes on counting where the other stopped, and refuses what the other refuses. */
async function expectSameRules({ pool }: Database): Promise<void> {
  const numbers = 'select last_value::int from public.invoice_numbers';
  const { rows: before } = await test.database.pool.query(numbers);
  expect((await pool.query(numbers)).rows).toEqual(before);
  const rules = `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname from pg_indexes where schemaname = 'public' order by 1`;
  const { rows } = await test.database.pool.query(rules);
  expect((await pool.query(rules)).rows).toEqual(rows);
  await expect(pool.query('delete from history')).rejects.toThrow();
}

describe('a restored backup', () => {
  it('is the same, row by row and file by file, on both databases', async () => {
    const before = await rowsIn(test.database);
    expect(before.jobs?.length).toBeGreaterThan(0);
    expect(before['public.payment_proofs']?.length).toBeGreaterThan(0);

    const embedded = await emptyTarget(databaseOver(await newPglite()));
    await restore(await backUp(), embedded);
    expect(await rowsIn(embedded.database)).toEqual(before);
    const files = await filesOf(test.dependencies.files);
    expect(Object.keys(files).length).toBeGreaterThan(1);
    expect(await filesOf(embedded.files)).toEqual(files);

    const back = await emptyTarget();
    await restore(await backUp(embedded.database, embedded.files), back);
    expect(await rowsIn(back.database)).toEqual(before);
    expect(await filesOf(back.files)).toEqual(files);
    await expectSameRules(back.database);
  });

  it('keeps what JavaScript would lose, and fits only the same tables', async () => {
    const { pool } = test.database;
    const create = `create table odd (id bigint primary key, at timestamptz, n numeric, j jsonb,
      list text[], bytes bytea, gap text, line text)`;
    await pool.query(create);
    onTestFinished(async () => void (await pool.query('drop table odd')));
    await pool.query(`insert into odd values (9007199254740993,
      '2026-01-01 00:00:00.123456+07', 0.10, 'null', '{a,"b,c",NULL}', '\\x00ff', null, e'a\\n"b"\\\\')`);
    const { rows } = await pool.query('select odd::text from odd');

    const path = await backUp();
    const target = await emptyTarget();
    await expect(restore(path, target)).rejects.toThrow('public.odd of the backup does not fit');
    await target.database.pool.query(create);
    await restore(path, target);
    expect((await target.database.pool.query('select odd::text from odd')).rows).toEqual(rows);
  });

  it('carries an app of many megabytes without ever holding it in memory', async () => {
    const { files } = test.dependencies;
    const bytes = randomBytes(17 * 1024 * 1024);
    const upload = await files.large.newUpload();
    writeFileSync(upload, bytes);
    await files.large.save('releases/large.apk', upload);
    onTestFinished(() => files.remove('releases/large.apk'));
    // What reads a file whole asks for it here.
    const streaming = { ...files, read: refuseLarge(files.read) };
    const path = await backUp(test.database, streaming);

    const target = await emptyTarget();
    const save: Files['save'] = (key, whole) =>
      refuseLarge(() => target.files.save(key, whole))(key);
    await restore(path, { ...target, files: { ...target.files, save } });
    const restored = await filesOf(target.files);
    expect(restored['releases/large.apk']).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(readdirSync(join(target.dataDir, 'files/uploads'))).toEqual([]);
  });

  it('opens the licence keys with the passphrase only', async () => {
    const { sealedKeys = Buffer.alloc(0) } = await checkBackup(await backUp());
    const lines = await unsealKeys(sealedKeys, PASSPHRASE);
    expect(lines).toContain('"signing"');
    expect(sealedKeys.toString()).not.toContain('signing');
    await expect(unsealKeys(sealedKeys, `${PASSPHRASE}!`)).rejects.toThrow(
      /^The passphrase is not/,
    );
  });

  it('never replaces a licence key', async () => {
    const own = { dataDir: test.dependencies.config.DATA_DIR, environment: undefined };
    const lines = await readOwnKeyLines(own);
    expect(await missingKeys(own, lines)).toEqual([]);
    expect(await missingKeys({ ...own, dataDir: temporaryFolder() }, lines)).toHaveLength(1);
    const other = lines.replace(/"x":"./, '"x":"_');
    await expect(missingKeys(own, other)).rejects.toThrow('The target has another licence key 1');
  });
});

describe('what is not restored', () => {
  // Nothing touches it, so all of them can try it.
  let target: Target;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'timesync-test-'));
    const files = await openFiles({ dataDir, freeShare: async () => 1 });
    target = { database: await createEmptyTestDatabase(), files, dataDir };
  });
  afterAll(async () => {
    await target.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function expectRefusal(path: string, sentence: RegExp): Promise<void> {
    await expect(restore(path, target)).rejects.toThrow(sentence);
    const { rows } = await target.database.pool.query(
      `select tablename from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    expect(rows).toEqual([]);
    expect(readdirSync(target.dataDir)).toEqual(['files']);
    expect(await filesOf(target.files)).toEqual({});
  }

  function changed(path: string, change: (bytes: Buffer) => Buffer): string {
    const other = join(temporaryFolder(), 'changed.tar.gz');
    writeFileSync(other, change(readFileSync(path)));
    return other;
  }

  it('a damaged byte, wherever it is', async () => {
    const whole = await backUp();
    const content = gunzipSync(readFileSync(whole));
    const { length } = readFileSync(whole);
    for (let round = 0; round < 40; round++) {
      // The first ten bytes are gzip's own, with nothing of ours in them.
      const place = 10 + Math.floor(Math.random() * (length - 10));
      const path = changed(whole, (bytes) => {
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
    const path = changed(await backUp(), (bytes) => {
      const tar = gunzipSync(bytes);
      const place = tar.indexOf('catatan rahasia');
      expect(place).toBeGreaterThan(0);
      tar.write('C', place);
      return gzipSync(tar);
    });
    await expectRefusal(path, /damaged: the rows of public\.\w+ are not the ones/);
  });

  it('a file that was cut', async () => {
    const whole = await backUp();
    for (const share of [0.02, 0.5, 0.999]) {
      const path = changed(whole, (bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
      await expectRefusal(path, /is cut off: it is not a whole backup/);
    }
  });

  it('a foreign file, or none', async () => {
    const whole = await backUp();
    await expectRefusal(
      changed(whole, () => randomBytes(5000)),
      /damaged or no backup/,
    );
    await expectRefusal(
      changed(whole, () => gzipSync(randomBytes(5000))),
      /damaged or no backup/,
    );
    const tar = Buffer.concat([tarHeader('notes.txt', 0, madeAt), Buffer.alloc(1024)]);
    await expectRefusal(
      changed(whole, () => gzipSync(tar)),
      /is no backup of this portal/,
    );
    await expectRefusal(join(temporaryFolder(), 'missing'), /ENOENT/);
  });

  it('a newer format, or the schema of a newer version', async () => {
    const mark = Buffer.from('{"format":"timesync-portal-backup","version":2}');
    const tar = [tarHeader('format.json', mark.length, madeAt), mark, Buffer.alloc(512 * 3)];
    const path = changed(await backUp(), () => gzipSync(Buffer.concat(tar)));
    await expectRefusal(path, /newer version of the portal/);

    const { pool } = test.database;
    await pool.query(`insert into applied_migrations values ('9999_later', '')`);
    const newer = await backUp().finally(() =>
      pool.query(`delete from applied_migrations where tag = '9999_later'`),
    );
    await expectRefusal(newer, /newer version of the portal .*9999_later/);
  });

  it('half of it when a file cannot be stored, nor anything into a target that is not empty', async () => {
    const path = await backUp();
    const target = await emptyTarget();
    let stored = 0;
    const full: Files = {
      ...target.files,
      async save(key, bytes) {
        if (stored++ === 1) throw new Error('disk full');
        await target.files.save(key, bytes);
      },
    };
    await expect(restore(path, { ...target, files: full })).rejects.toThrow('disk full');
    const { rows } = await target.database.pool.query('select from users');
    expect(rows).toEqual([]);
    expect(await filesOf(target.files)).toEqual({});

    await target.files.save('proofs/other.webp', randomBytes(10));
    await expect(restore(path, target)).rejects.toThrow(/storage is not empty/);
    await target.files.remove('proofs/other.webp');
    await restore(path, target);
    const before = await rowsIn(target.database);
    await expect(restore(path, target)).rejects.toThrow(/database is not empty/);
    expect(await rowsIn(target.database)).toEqual(before);
  });
});

it('seals anew every time', async () => {
  expect(await sealKeys('x', PASSPHRASE)).not.toEqual(await sealKeys('x', PASSPHRASE));
});
