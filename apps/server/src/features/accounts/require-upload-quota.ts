// T44: pictures of payments and of broken devices fill one quota, so that no account fills the disk.

import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { sumUploadedBytesOf } from './users.repository.ts';

const QUOTA_BYTES = 200 * 1024 * 1024;

export async function requireUploadQuota({
  actor,
  database,
}: Context & { actor: Actor }): Promise<void> {
  const stored = await sumUploadedBytesOf(database.db, actor.userId);
  if (stored > QUOTA_BYTES) throw new AppError('STORAGE_QUOTA');
}
