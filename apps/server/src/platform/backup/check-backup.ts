// Reads a backup from its first to its last byte, before anything is written anywhere.
import { createHash, hash } from 'node:crypto';
import {
  FILES_FOLDER,
  KEYS_PART,
  MANIFEST_PART,
  MARK_PART,
  type Manifest,
  readManifest,
  requireKnownFormat,
  tableOfPart,
} from './archive/manifest.ts';
import { type Part, readArchive } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import { hashFile } from './hash-file.ts';
import { newDigest, type TableDigest } from './read-rows.ts';

export interface CheckedBackup {
  path: string;
  /** Undefined when the backup is not encrypted. */
  passphrase: string | undefined;
  manifest: Manifest;
  /** The lines of all key files. */
  keys: Buffer | undefined;
}

interface CheckOptions {
  passphrase?: string | undefined;
  progress?: (text: string) => void;
}

/** Throws a sentence unless the file is whole and every hash and count is right. */
export async function checkBackup(
  path: string,
  { passphrase, progress = () => undefined }: CheckOptions = {},
): Promise<CheckedBackup> {
  const seen = newContent();
  let manifest: Manifest | undefined;
  let parts = 0;
  for await (const part of readArchive(path, passphrase)) {
    parts += 1;
    if (parts === 1) await requireMark(path, part);
    else if (manifest) throw damaged(path, 'something follows its manifest');
    else if (part.name === MANIFEST_PART) manifest = readManifest(path, await part.bytes());
    else if (!(await addPart(seen, part))) throw damaged(path, `its part ${part.name} is unknown`);
    progress(`checking: ${parts} parts`);
  }
  if (!manifest) throw new BackupError(`${path} is cut off: it is not a whole backup.`);
  const difference = compare(manifest, seen);
  if (difference) throw damaged(path, difference);
  return { path, passphrase, manifest, keys: seen.keys };
}

async function requireMark(path: string, { name, bytes }: Part): Promise<void> {
  if (name !== MARK_PART) throw new BackupError(`${path} is no backup of this portal.`);
  requireKnownFormat(path, await bytes());
}

interface Content {
  tables: Map<string, TableDigest>;
  files: { count: number; hash: ReturnType<typeof createHash> };
  keys: Buffer | undefined;
}

function newContent(): Content {
  return {
    tables: new Map(),
    files: { count: 0, hash: createHash('sha256') },
    keys: undefined,
  };
}

/** False for an unknown part. */
async function addPart(seen: Content, { name, size, bytes, pieces }: Part): Promise<boolean> {
  const table = tableOfPart(name);
  if (table) {
    const digest = seen.tables.get(table) ?? newDigest();
    seen.tables.set(table, digest);
    const lines = await bytes();
    digest.hash.update(lines);
    for (const byte of lines) if (byte === 10) digest.rows += 1;
    return true;
  }
  if (name === KEYS_PART) {
    seen.keys = await bytes();
    return true;
  }
  if (!name.startsWith(FILES_FOLDER) || name.split('/').includes('..')) return false;
  seen.files.count += 1;
  const key = name.slice(FILES_FOLDER.length);
  for await (const _hashed of hashFile(seen.files.hash, { key, size }, pieces()));
  return true;
}

function compare(manifest: Manifest, seen: Content): string | undefined {
  for (const { name, rows, sha256 } of manifest.tables) {
    const digest = seen.tables.get(name) ?? newDigest();
    seen.tables.delete(name);
    if (digest.rows !== rows || digest.hash.digest('hex') !== sha256) {
      return `the rows of ${name} are not the ones it was made with`;
    }
  }
  if (seen.tables.size > 0) return `it holds tables that its manifest does not name`;
  const { count, sha256 } = manifest.files;
  if (seen.files.count !== count || seen.files.hash.digest('hex') !== sha256) {
    return 'its files are not the ones it was made with';
  }
  const keys = seen.keys && hash('sha256', seen.keys);
  return keys === manifest.keys?.sha256 ? undefined : 'its licence keys are not whole';
}

function damaged(path: string, how: string): BackupError {
  return new BackupError(`${path} is damaged: ${how}.`);
}
