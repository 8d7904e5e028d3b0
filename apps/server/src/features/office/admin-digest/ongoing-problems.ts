// Problems that no request causes are checked when a digest is due, and reported once a day while
// they last.
import { isoDate, problemWords } from '@timesync/contract';
import {
  type BackupTrouble,
  backupTroubleOf,
  readNightlyRuns,
} from '../../../platform/backup/nightly/nightly-runs.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readJobFigures } from '../../../platform/jobs/job-figures.ts';
import { failedMailJob } from '../../../platform/mail/mail-queue.ts';
import { insertNews } from './admin-digest.repository.ts';

const DAY_SECONDS = 24 * 60 * 60;

const backupWords: Record<BackupTrouble, (days: number) => string> = {
  never: () =>
    'Belum pernah ada cadangan. Cadangan dibuat setiap pukul 03:10 WIB; jika besok kabar ini datang lagi, minta pengelola server memeriksanya.',
  old: (days) => `Cadangan terakhir sudah ${days} hari. Minta pengelola server memeriksanya.`,
  failed: () =>
    'Cadangan tadi malam gagal atau tidak lengkap. Minta pengelola server memeriksanya.',
};

export async function recordOngoingProblems({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const at = clock.now();
  const today = { subjectId: 0, occasion: isoDate(at), at };
  const figures = await readJobFigures(database.db);
  const failed = figures.find(({ queue }) => queue === failedMailJob.name)?.waiting ?? 0;
  if (failed > 0) {
    const line = `${failed} email tidak dapat dikirim. Hubungi penerimanya, atau periksa server email.`;
    await insertNews(database.db, { ...today, kind: 'failed mails', line });
  }
  const runs = await readNightlyRuns(database.db);
  if (runs.hasFailedTest) {
    const kind = 'failed backup test';
    await insertNews(database.db, { ...today, kind, line: problemWords['backup-test'] });
  }
  const trouble = backupTroubleOf(runs);
  if (!trouble) return;
  const line = backupWords[trouble](Math.floor((runs.ageSeconds ?? 0) / DAY_SECONDS));
  await insertNews(database.db, { ...today, kind: 'old backup', line });
}
