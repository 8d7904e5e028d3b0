// Writes files that survive a power cut: the bytes are synced, and so is the folder that contains
// the name.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the complete file or nothing; an existing one is replaced. */
export async function replaceSynced(path: string, contents: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  await writeSynced(unfinished, contents);
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
