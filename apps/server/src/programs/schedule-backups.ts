import { makeBackup } from '../features/office/backups/make-backup.ts';
import { backupTestJob, testBackup } from '../features/office/backups/test-backup.ts';
import { nightlyBackupJob } from '../platform/backup/nightly/nightly-runs.ts';
import type { Dependencies } from '../platform/dependencies.ts';

export async function scheduleBackups(dependencies: Dependencies): Promise<void> {
  const { jobs } = dependencies;
  await jobs.work(nightlyBackupJob, () => makeBackup(dependencies));
  await jobs.schedule(nightlyBackupJob, '10 3 * * *');
  await jobs.work(backupTestJob, (wanted) => testBackup(dependencies, wanted));
  await jobs.schedule(backupTestJob, '10 4 * * 0');
}
