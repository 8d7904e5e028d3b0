// A backup holds the whole shop, licence keys included: the admin types the password, and the history
// says who took the file.
import { existsSync } from 'node:fs';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { type BackupRow, findBackup } from './backups.repository.ts';
import { pathOf } from './test-backup.ts';

export function recordDownload(
  context: Pick<Context, 'clock' | 'database' | 'requestId'> & { actor: Actor },
  { name }: BackupRow,
): Promise<void> {
  return context.database.transaction((tx) =>
    recordChange(tx, context, ['settings', 1], 'download backup', { note: name }),
  );
}

/** One whose file this server has. */
export async function requireBackup(
  dependencies: Pick<Dependencies, 'config' | 'database'>,
  id: number,
): Promise<BackupRow> {
  const backup = await findBackup(dependencies.database.db, id);
  if (backup && existsSync(pathOf(dependencies, backup))) return backup;
  throw new AppError('NOT_FOUND', { message: 'File cadangan ini tidak ada di server ini.' });
}
