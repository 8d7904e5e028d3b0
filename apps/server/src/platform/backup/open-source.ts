import { rm } from 'node:fs/promises';
import { DatabaseLockedError, openDatabase, requestDatabaseCopy } from '../db/database.ts';
import type { Database } from '../db/types.ts';
import { BackupError } from './backup-error.ts';

type OpenOptions = Parameters<typeof openDatabase>[0];

/**
 * The database to read a backup from. When a server has the embedded one open, it is asked for a
 * copy, which `close` removes.
 */
export async function openBackupSource(options: OpenOptions): Promise<Database> {
  try {
    return await openDatabase({ ...options, patient: true });
  } catch (error) {
    if (!(error instanceof DatabaseLockedError)) throw error;
    const copy = await requestDatabaseCopy(options.dataDir).catch(refuse);
    if (!copy) throw error;
    return openCopy(copy, options);
  }
}

function refuse({ message }: Error): never {
  const advice = /ENOSPC|No space left/.test(message) ? ' The disk is full: make room.' : '';
  throw new BackupError(`No backup was made. ${message}.${advice}`);
}

async function openCopy(copy: string, { log }: OpenOptions): Promise<Database> {
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const database = await openDatabase({ dataDir: copy, log });
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
