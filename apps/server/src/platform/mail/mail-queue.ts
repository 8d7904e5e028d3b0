import type { Queryable } from '../db/database.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails can hold codes, so a sent one is forgotten soon. */
export const mailJob: JobKind<Mail> = {
  name: 'mail',
  options: { retryLimit: 8, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 600 },
};

/** Written in the caller's transaction: no change without its mail, no mail without its change. */
export function queueMail(jobs: Jobs, db: Queryable, mail: Mail): Promise<void> {
  return jobs.enqueue(db, mailJob, mail);
}

export function sendQueuedMails(jobs: Jobs, mailer: Mailer): Promise<void> {
  return jobs.work(mailJob, (mail) => mailer.send(mail));
}
