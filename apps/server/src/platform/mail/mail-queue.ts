// Mails wait in the database until they are sent: no change without its mail, no mail without its
// change. A kill between sending and noting it sends the mail again, with the same Message-ID.
import { hasNoEmail } from '@timesync/contract';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/types.ts';
import { FinalJobError, type JobKind, type Jobs, shortJob } from '../jobs/jobs.ts';
import type { Limits, Point } from '../limits/limits.ts';
import { isUnconfirmed, rememberRefusedAddress } from './mail.repository.ts';
import {
  AddressRefusedError,
  type Delivery,
  type Mail,
  type Mailer,
  type OutgoingMail,
} from './mailer.ts';
import { markNoticeSent, markNoticeUnsent } from './notices.repository.ts';

/** Where mails end that could not be sent: somebody will ask for them, and they can be sent again. */
export const failedMailJob: JobKind<object> = {
  name: 'failed-mail',
  options: { retentionSeconds: 14 * 24 * 3600 },
};

/** Also queues of features that send mails themselves are named so. */
export const isMailQueue = (name: string) => /(^|-)mail$/.test(name) && name !== failedMailJob.name;

interface QueuedMail extends Mail {
  /** Whose sending is noted. */
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

/** Written in the caller's transaction. */
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

interface Post {
  clock: Clock;
  database: { db: Queryable };
  jobs: Jobs;
  limits: Limits;
  mailer: Mailer;
}

export async function sendQueuedMails(post: Post): Promise<void> {
  await post.jobs.work(mailJob, async ({ noticeId, ...mail }, id) => {
    const outcome = await deliver(post, mail, id);
    if (noticeId) await noteOutcome(post, noticeId, outcome);
  });
  await post.jobs.work(urgentMailJob, async ({ goodUntil, ...mail }, id) => {
    const isDead = post.clock.now() >= new Date(goodUntil);
    if (!isDead && !hasNoEmail(mail.to)) await send(post, mail, id);
  });
}

async function noteOutcome({ clock, database }: Post, noticeId: number, outcome: Outcome) {
  if (outcome === 'sent') await markNoticeSent(database.db, noticeId, clock.now());
  const obstacle = obstacleOf(outcome);
  if (obstacle) await markNoticeUnsent(database.db, noticeId, obstacle);
}

/** Why the customer did not get it, for the admin who can mend it. */
export function obstacleOf(outcome: Outcome): string | undefined {
  if (outcome === 'filed') return 'Email belum bisa dikirim: isi server email';
  return outcome === 'unaddressed' ? 'Pelanggan ini belum punya email' : undefined;
}

type Outcome = Delivery | 'limited' | 'unaddressed';

/**
 * `limited`: the day's mails to an address that nobody has confirmed are used up, because anybody can
 * register with somebody else's. Codes, which confirm it, have limits of their own.
 */
export async function deliver(
  post: Omit<Post, 'jobs'>,
  mail: OutgoingMail,
  id: string,
): Promise<Outcome> {
  const { database, limits } = post;
  if (hasNoEmail(mail.to)) return 'unaddressed';
  const point: Point = ['mailsPerUnconfirmedEmail', mail.to.toLowerCase()];
  const isLimited = await isUnconfirmed(database.db, mail.to);
  if (isLimited && !(await limits.trySpend(...point))) return 'limited';
  try {
    return await send(post, mail, id);
  } catch (error) {
    if (isLimited) await limits.refund([point]);
    throw error;
  }
}

/** An address that its server refuses is remembered, and not tried again for this mail. */
async function send(
  { clock, database, mailer }: Pick<Post, 'clock' | 'database' | 'mailer'>,
  mail: OutgoingMail,
  id: string,
): Promise<Delivery> {
  try {
    return await mailer.send(mail, id);
  } catch (error) {
    if (!(error instanceof AddressRefusedError)) throw error;
    const { message: reason } = error;
    await rememberRefusedAddress(database.db, { email: mail.to, reason, at: clock.now() });
    throw new FinalJobError(reason);
  }
}
