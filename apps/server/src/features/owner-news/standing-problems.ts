// What goes wrong without anybody doing anything is looked for at the time of the digest, and told once
// a day while it lasts.

import { join } from 'node:path';
import { isoDate } from '@timesync/contract';
import { listCopies } from '../../platform/backup/kept-copies.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { readJobFigures } from '../../platform/jobs/job-figures.ts';
import { failedMailJob } from '../../platform/mail/mail-queue.ts';
import { insertNews } from './owner-news.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A night may fail once. */
const OLD_BACKUP_DAYS = 2;

export async function noteStandingProblems({
  clock,
  config,
  database,
}: Pick<Dependencies, 'clock' | 'config' | 'database'>): Promise<void> {
  const at = clock.now();
  const today = { subjectId: 0, occasion: isoDate(at), at };
  const figures = await readJobFigures(database.db);
  const failed = figures.find(({ queue }) => queue === failedMailJob.name)?.waiting ?? 0;
  if (failed > 0) {
    const line = `${failed} email tidak dapat dikirim. Hubungi penerimanya, atau periksa server email.`;
    await insertNews(database.db, { ...today, kind: 'failed mails', line });
  }
  if (!config.NIGHTLY_BACKUP) return;
  const [newest] = await listCopies(config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups'));
  const days = newest && Math.floor((at.getTime() - newest.madeAt.getTime()) / DAY_MS);
  if (days !== undefined && days >= OLD_BACKUP_DAYS) {
    const line = `Cadangan terakhir sudah ${days} hari. Minta pengelola server memeriksanya.`;
    await insertNews(database.db, { ...today, kind: 'old backup', line });
  }
}
