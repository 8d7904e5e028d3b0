import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eachAtOnce } from './each-at-once.ts';

/** Copies a database folder, empty folders included, into one that does not exist yet. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const targetOf = (path: string) => join(to, relative(from, path));
  const pathsOf = (areFolders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === areFolders)
      .map((entry) => join(entry.parentPath, entry.name));
  // PostgreSQL refuses a folder that other users may enter.
  await mkdir(to, { mode: 0o700 });
  for (const path of pathsOf(true)) {
    await mkdir(targetOf(path), { recursive: true, mode: 0o700 });
  }
  // File systems that support it share the blocks instead of copying them.
  await eachAtOnce(pathsOf(false), (path) =>
    copyFile(path, targetOf(path), constants.COPYFILE_FICLONE),
  );
}
