import { type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Everything else stops while there is still room for the database, which needs the disk more. */
export const LEAST_FREE_SHARE = 0.1;

/** The free share of the disk of the folder, from 0 to 1. */
export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

export type ReadDisk = (folder: string) => Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>;

/** Whether the disk of the folder can take so many bytes and keep the database's share. */
export function hasRoomFor(
  bytes: number,
  folder: string,
  readDisk: ReadDisk = (path) => statfsSync(path),
): boolean {
  const { bavail, blocks, bsize } = readDisk(folder);
  return bavail * bsize - bytes >= blocks * bsize * LEAST_FREE_SHARE;
}
