// A restore that was killed or failed leaves tables without rows, and perhaps files. This file in
// DATA_DIR names its backup until a restore is finished, and says whether files of that backup may be in
// the storage: only then may restoring the same backup again find some of them there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceSynced } from '../files/synced-file.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

const markFileOf = (dataDir: string) => join(dataDir, 'restore.unfinished');

/** Whether the last restore was of this backup and did not end well. */
export function wasInterrupted(dataDir: string, manifest: Manifest): boolean {
  return [nameOf(manifest), nameWithoutFiles(manifest)].includes(readMark(dataDir));
}

/** Whether it may have left files. */
export function mayHaveLeftFiles(dataDir: string, manifest: Manifest): boolean {
  return readMark(dataDir) === nameOf(manifest);
}

/** A shop that was restored only in part must not start like a new one. */
export function requireFinishedRestore(dataDir: string): void {
  if (!existsSync(markFileOf(dataDir))) return;
  throw new BackupError(
    `A restore was broken off: run the same restore again. To start over instead, empty database and storage, then remove ${markFileOf(dataDir)}.`,
  );
}

/** Files of the backup are going to be written into an empty storage. */
export const markFilesStarted = (dataDir: string, manifest: Manifest) =>
  writeMark(dataDir, nameOf(manifest));

/** No file of the storage is the restore's: it must not be taken for one and removed. */
export const markWithoutFiles = (dataDir: string, manifest: Manifest) =>
  writeMark(dataDir, nameWithoutFiles(manifest));

export async function markRestoreFinished(dataDir: string): Promise<void> {
  await rm(markFileOf(dataDir), { force: true });
}

function readMark(dataDir: string): string {
  const file = markFileOf(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function writeMark(dataDir: string, mark: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await replaceSynced(markFileOf(dataDir), mark);
}

const nameWithoutFiles = (manifest: Manifest) => `${nameOf(manifest)} without files`;

function nameOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
