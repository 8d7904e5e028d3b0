// One backup: every table in one snapshot, then the files. A file is stored before its row is
// committed and never changed, so listing the files after the snapshot finds all that rows refer
// to.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Files } from '../files/files.ts';
import { readPieces } from '../files/pieces.ts';
import {
  FILES_FOLDER,
  KEYS_PART,
  MANIFEST_PART,
  MARK_PART,
  type ManifestContent,
  manifestBytes,
  mark,
  tablePart,
} from './archive/manifest.ts';
import { type Archive, writeArchive } from './archive/write-archive.ts';
import { BackupError } from './backup-error.ts';
import { readSchema, readSequences, readTables, readUnfinished } from './catalogue.ts';
import { hashFile } from './hash-file.ts';
import { agreeOnText, newDigest, readRows } from './read-rows.ts';
import { readJobTables } from './waiting-jobs.ts';

export interface BackupSource {
  pool: pg.Pool;
  files: Files;
  /** Names of the files that rows name and that are not there. */
  listMissing?: (() => AsyncIterable<string>) | undefined;
  /** The lines of all key files; only an encrypted backup may hold them. */
  keyLines?: string | undefined;
}

interface BackupOptions {
  path: string;
  app: string;
  madeAt: Date;
  /** The backup is not encrypted without it, and the licence keys are left out. */
  passphrase?: string | undefined;
  progress?: (text: string) => void;
}

export async function writeBackup(
  { pool, files, listMissing, keyLines }: BackupSource,
  { path, app, madeAt, passphrase, progress = () => undefined }: BackupOptions,
): Promise<ManifestContent> {
  return writeArchive(path, { madeAt, passphrase }, async (archive) => {
    await archive.add(MARK_PART, mark());
    const database = await copyDatabase(pool, archive, progress);
    const keys = passphrase && keyLines ? Buffer.from(keyLines) : undefined;
    if (keys) await archive.add(KEYS_PART, keys);
    const content: ManifestContent = {
      app,
      madeAt: madeAt.toISOString(),
      ...database,
      files: {
        ...(await copyFiles(files, archive, progress)),
        missing: await countOf(listMissing?.() ?? []),
      },
      keys: keys ? { sha256: createHash('sha256').update(keys).digest('hex') } : null,
    };
    await archive.add(MANIFEST_PART, manifestBytes(content));
    return content;
  });
}

async function countOf(names: AsyncIterable<string> | Iterable<string>): Promise<number> {
  let count = 0;
  for await (const _name of names) count += 1;
  return count;
}

async function copyDatabase(pool: pg.Pool, archive: Archive, progress: (text: string) => void) {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await agreeOnText(client);
    const schema = await readSchema(client);
    if (!schema) throw new BackupError('There is nothing to back up: the database is empty.');
    const unfinished = await readUnfinished(client);
    const tables: ManifestContent['tables'] = [];
    for (const table of [...(await readTables(client)), ...(await readJobTables(client))]) {
      const digest = newDigest();
      let number = 0;
      for await (const lines of readRows(client, table, digest)) {
        number += 1;
        await archive.add(tablePart(table.name, number), lines);
        progress(`${table.name}: ${digest.rows} rows`);
      }
      tables.push({
        name: table.name,
        columns: table.columns.map(({ name }) => name),
        rows: digest.rows,
        sha256: digest.hash.digest('hex'),
      });
    }
    // Numbers are drawn outside of transactions: read last, they are at least what the rows use.
    const sequences = await readSequences(client);
    await client.query('commit');
    client.release();
    return { schema, unfinished, tables, sequences };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function copyFiles(files: Files, archive: Archive, progress: (text: string) => void) {
  const hash = createHash('sha256');
  let [count, bytes] = [0, 0];
  for await (const key of files.list()) {
    const size = await files.sizeOf(key);
    // Removed since it was listed: no row referred to it.
    if (size === undefined) continue;
    const pieces = hashFile(hash, { key, size }, readPieces(files, key, size));
    await archive.addPieces(`${FILES_FOLDER}${key}`, size, pieces);
    count += 1;
    bytes += size;
    progress(`files: ${count}`);
  }
  return { count, bytes, sha256: hash.digest('hex') };
}
