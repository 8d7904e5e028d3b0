import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { listNewsReaders } from '../../people/accounts/admins/list-news-readers.ts';

/** Queues a mail to every admin who wants news. */
export async function mailAdmins(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Tx,
  write: (admin: { name: string; email: string }) => Mail,
): Promise<void> {
  for (const admin of await listNewsReaders(tx)) await queueMail(jobs, tx, write(admin));
}
