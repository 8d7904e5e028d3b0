import fs from 'node:fs';
import { dirname, join } from 'node:path';

/** Renames a folder after everything in it has reached the disk. */
export function moveFolderDurably(from: string, to: string): void {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    syncToDisk(join(entry.parentPath, entry.name), entry.isDirectory());
  }
  syncToDisk(from, true);
  fs.renameSync(from, to);
  syncToDisk(dirname(to), true);
}

function syncToDisk(path: string, isFolder: boolean): void {
  // Windows can neither open a folder nor sync a file that is open for reading only.
  if (isFolder && process.platform === 'win32') return;
  const descriptor = fs.openSync(path, isFolder ? 'r' : 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
