import type { Queryable } from '../db/types.ts';
import type { JobKind, Jobs } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Where mails end that could not be sent: somebody will ask for them, and they can be sent again. */
export const failedMailJob: JobKind<object> = {
  name: 'failed-mail',
  options: { retentionSeconds: 14 * 24 * 3600 },
};

/**
 * Tried for two days, hourly in the end: a wrong password of the mail server is found and mended in
 * that time. Mails can hold codes, so a sent one is forgotten soon.
 */
export const mailJob: JobKind<Mail> = {
  name: 'mail',
  options: {
    retryLimit: 56,
    retryDelay: 10,
    retryDelayMax: 3600,
    retryBackoff: true,
    deleteAfterSeconds: 600,
    deadLetter: failedMailJob.name,
  },
};

/** Written in the caller's transaction: no change without its mail, no mail without its change. */
export function queueMail(jobs: Jobs, db: Queryable, mail: Mail): Promise<void> {
  return jobs.enqueue(db, mailJob, mail);
}

export function sendQueuedMails(jobs: Jobs, mailer: Mailer): Promise<void> {
  return jobs.work(mailJob, (mail) => mailer.send(mail));
}
