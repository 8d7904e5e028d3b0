// The database rolls back what a killed restore wrote; a file storage does not. This file in
// DATA_DIR names the backup whose files were being written into an empty storage, so that restoring
// the same backup again may find some of them there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceSynced } from '../files/synced-file.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

const markFileOf = (dataDir: string) => join(dataDir, 'restore.unfinished');

export function wasInterrupted(dataDir: string, manifest: Manifest): boolean {
  const file = markFileOf(dataDir);
  return existsSync(file) && readFileSync(file, 'utf8') === nameOf(manifest);
}

/** A shop that was restored only in part must not start like a new one. */
export function requireFinishedRestore(dataDir: string): void {
  if (!existsSync(markFileOf(dataDir))) return;
  throw new BackupError(
    `A restore was broken off: run the same restore again. To start over instead, empty database and storage, then remove ${markFileOf(dataDir)}.`,
  );
}

export async function markRestoreStarted(dataDir: string, manifest: Manifest): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await replaceSynced(markFileOf(dataDir), nameOf(manifest));
}

export async function markRestoreFinished(dataDir: string): Promise<void> {
  await rm(markFileOf(dataDir), { force: true });
}

function nameOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
