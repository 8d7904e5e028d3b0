// A word to a customer about something that happened: kept for his page, sent once per event, subject
// and channel, however often the event is handled.
import type { Tx } from '../db/types.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailJob } from './mail-queue.ts';
import type { Mail } from './mailer.ts';
import { insertNotice } from './notices.repository.ts';

export interface Notice {
  userId: number;
  /** `proof received`, `license given`, … */
  event: string;
  subject: 'order' | 'license';
  subjectId: number;
  /** For what can happen to the subject again. */
  occasion?: string;
  mail: Mail;
  at: Date;
}

/** In the transaction of the event. */
export async function queueNotice(jobs: Jobs, tx: Tx, { at, ...notice }: Notice): Promise<void> {
  const noticeId = await insertNotice(tx, { ...notice, createdAt: at });
  if (noticeId !== undefined) await jobs.enqueue(tx, mailJob, { ...notice.mail, noticeId });
}
