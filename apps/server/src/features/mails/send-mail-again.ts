import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { failedMailJob } from '../../platform/mail/mail-queue.ts';
import { tryWaitingMailNow } from './managed-mails.repository.ts';

/** A failed mail returns to its queue with all its attempts; a waiting one is sent now. */
export async function sendMailAgain(
  { database, jobs }: Pick<Dependencies, 'database' | 'jobs'>,
  id: string,
): Promise<void> {
  const isOnItsWay =
    (await tryWaitingMailNow(database.db, id)) ||
    (await jobs.boss.redrive(failedMailJob.name, { ids: [id] })) === 1;
  if (isOnItsWay) return;
  throw new AppError('CONFLICT', {
    message: 'Email ini sedang dikirim, sudah terkirim, atau sudah dihapus. Muat ulang halaman.',
  });
}
