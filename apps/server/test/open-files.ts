import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const DESCRIPTORS = '/proc/self/fd';

/** Files below a folder that this process has open, where the system lists them. */
export function openFilesIn(folder: string): string[] {
  if (!existsSync(DESCRIPTORS)) return [];
  return readdirSync(DESCRIPTORS)
    .map(pathOf)
    .filter((path) => path.startsWith(folder));
}

/** A descriptor may be closed in the meantime. */
function pathOf(descriptor: string): string {
  try {
    return readlinkSync(`${DESCRIPTORS}/${descriptor}`);
  } catch {
    return '';
  }
}
