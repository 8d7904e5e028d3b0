import { type StatsFs, statfsSync } from 'node:fs';

/** Everything else stops while there is still room for the database, which needs the disk more. */
export const LEAST_FREE_SHARE = 0.1;

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
