// Uploads stop while there is still room for the database, which needs the disk more.
import { statfs } from 'node:fs/promises';
import { AppError } from '../app-error.ts';

const LEAST_FREE_SHARE = 0.1;

export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

export async function requireFreeSpace(freeShare: () => Promise<number>): Promise<void> {
  if ((await freeShare()) < LEAST_FREE_SHARE) throw new AppError('STORAGE_FULL');
}
