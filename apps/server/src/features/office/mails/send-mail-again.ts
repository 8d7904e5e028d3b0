import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { failedMailJob, mailJob, urgentMailJob } from '../../../platform/mail/mail-queue.ts';
import { orderMailJob } from '../../shop/orders/mails/order-mail-job.ts';

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

/** False when it does not wait for a retry. */
async function tryWaitingMailNow(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set start_after = now() where id = ${id} and state = 'retry'
      and name in (${mailJob.name}, ${urgentMailJob.name}, ${orderMailJob.name})`);
  return rowCount === 1;
}
