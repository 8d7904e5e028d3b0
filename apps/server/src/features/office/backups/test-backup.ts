// A backup that was never restored is not a backup: once a week the newest one is restored into an
// embedded database of its own and checked there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '../../../platform/backup/nightly/old-backups.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findStorageId } from '../../../platform/files/require-storage.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { type BackupRow, findBackup, listBackups, saveTestResult } from './backups.repository.ts';
import { type Priority, runProgram } from './run-program.ts';

const NOTE_LENGTH = 500;

export const backupTestJob: JobKind<{ backupId?: number }> = {
  name: 'backup-test',
  options: {
    // However many portals or admins ask: one test waits or runs.
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: 6 * 3600,
    deleteAfterSeconds: 24 * 3600,
  },
};

type TestDependencies = Pick<Dependencies, 'clock' | 'config' | 'database'>;

/** Tests the given backup, or the newest one on this machine. Customers come first: it has low priority. */
export async function testBackup(
  dependencies: TestDependencies,
  { backupId }: { backupId?: number },
  priority: Priority = 'idle',
): Promise<void> {
  const { clock, config, database } = dependencies;
  const backup = await chooseBackup(dependencies, backupId);
  if (!backup) return;
  const shop = await findStorageId(database.db);
  const parameters = ['--from', pathOf(dependencies, backup), ...(shop ? ['--shop', shop] : [])];
  const { code, stderr } = await runProgram('test-backup', parameters, priority);
  await saveTestResult(database.db, backup.id, {
    testedAt: clock.now(),
    testResult: code === 0 ? 'passed' : 'failed',
    testNote: code === 0 ? null : noteOf(stderr, config.DATA_DIR),
  });
  if (code !== 0) throw new Error(`The backup ${backup.name} failed its test: ${stderr}`);
}

/** The file of a backup in this machine's folder; it may be missing there. */
export function pathOf({ config }: Pick<Dependencies, 'config'>, { name }: BackupRow): string {
  return join(backupFolder(config), name);
}

async function chooseBackup(
  dependencies: TestDependencies,
  backupId: number | undefined,
): Promise<BackupRow | undefined> {
  const { db } = dependencies.database;
  if (backupId !== undefined) return findBackup(db, backupId);
  return (await listBackups(db)).find((backup) => existsSync(pathOf(dependencies, backup)));
}

/** The program's sentence is its last line; slow statements may be logged before it. */
function noteOf(said: string, folder: string): string {
  const sentence = said.split('\n').at(-1) ?? '';
  return sentence.replaceAll(`${folder}/`, '').slice(0, NOTE_LENGTH);
}
