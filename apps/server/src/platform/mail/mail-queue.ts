// Mails wait in the database until they are sent: no change without its mail, no mail without its
// change. A kill between sending and recording it sends the mail again, with the same Message-ID.
import type { Queryable } from '../db/types.ts';
import { type JobKind, type Jobs, shortJob } from '../jobs/jobs.ts';
import type { Mail } from './mailer.ts';

/** Where mails end that could not be sent: somebody will ask for them, and they can be sent again. */
export const failedMailJob: JobKind<object> = {
  name: 'failed-mail',
  options: { retentionSeconds: 14 * 24 * 3600 },
};

/** Also queues of features that send mails themselves are named so. */
export const isMailQueue = (name: string) => /(^|-)mail$/.test(name) && name !== failedMailJob.name;

interface QueuedMail extends Mail {
  /** The notice that records whether this mail was sent. */
  noticeId?: number;
}

/**
 * Tried for two days, hourly in the end: a wrong password of the mail server is found and mended in
 * that time. Mails can hold codes, so a sent one is forgotten soon.
 */
export const mailJob: JobKind<QueuedMail> = {
  name: 'mail',
  pauseMs: 40,
  options: {
    ...shortJob,
    retryLimit: 56,
    retryDelay: 10,
    retryDelayMax: 3600,
    retryBackoff: true,
    deleteAfterSeconds: 600,
    deadLetter: failedMailJob.name,
  },
};

interface UrgentMail extends Mail {
  /** Nobody can use it afterwards. */
  goodUntil: string;
}

/** Somebody waits in front of a screen: these overtake all others, and die instead of coming late. */
export const urgentMailJob: JobKind<UrgentMail> = {
  name: 'urgent-mail',
  options: {
    ...shortJob,
    retryLimit: 60,
    retryDelay: 10,
    deleteAfterSeconds: 60,
  },
};

/** The job is written in the caller's transaction. */
export function queueMail(jobs: Jobs, db: Queryable, mail: Mail): Promise<void> {
  return jobs.enqueue(db, mailJob, mail);
}

export function queueUrgentMail(
  jobs: Jobs,
  db: Queryable,
  mail: Mail,
  goodUntil: Date,
): Promise<void> {
  return jobs.enqueue(db, urgentMailJob, { ...mail, goodUntil: goodUntil.toISOString() });
}
