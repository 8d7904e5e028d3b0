// News for the admins. The first after a quiet time is mailed at once; the rest waits for the digest at
// 08:00 or 16:00, so that a busy day brings two mails and not two hundred (decision 0049).
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { listNewsReaders } from '../../people/accounts/admins/admins.ts';
import { insertNews } from './admin-digest.repository.ts';

export interface News {
  kind:
    | 'proof'
    | 'money matched'
    | 'money reported'
    | 'transfer'
    | 'shipping cost'
    | 'claim'
    | 'handover'
    | 'whatsapp stopped'
    | 'webhook stopped'
    | 'failed mails'
    | 'old backup'
    | 'failed backup test';
  subjectId: number;
  /** Distinguishes repeated events of one subject. */
  occasion?: string;
  /** One sentence in Indonesian. */
  line: string;
}

export const adminNewsJob: JobKind<object> = {
  name: 'owner-news',
  options: { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 3600 },
};

/** Runs in the transaction that causes the news; the same news is sent once. */
export async function notifyAdmins(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Queryable,
  news: News,
): Promise<void> {
  const isNew = await insertNews(tx, { ...news, at: clock.now() });
  if (isNew) await jobs.enqueue(tx, adminNewsJob, {});
}

/** Queues a mail to every admin who wants news. */
export async function mailAdmins(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Tx,
  write: (admin: { name: string; email: string }) => Mail,
): Promise<void> {
  for (const admin of await listNewsReaders(tx)) await queueMail(jobs, tx, write(admin));
}
