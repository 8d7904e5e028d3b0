// Sends what waits in the mail queues, and records what became of a notice.
import { hasNoEmail } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { FinalJobError } from '../../../platform/jobs/jobs.ts';
import type { Point } from '../../../platform/limits/limits.ts';
import { rememberRefusedAddress } from '../../../platform/mail/mail.repository.ts';
import { mailJob, urgentMailJob } from '../../../platform/mail/mail-queue.ts';
import {
  AddressRefusedError,
  type Delivery,
  type OutgoingMail,
} from '../../../platform/mail/mailer.ts';
import { findPersonByEmail } from '../../people/accounts/find-person.ts';
import { insertNotices, markNoticeSent, markNoticeUnsent } from './notices.repository.ts';
import { type Notice, noticeRow } from './queue-notice.ts';

type Sending = Pick<Dependencies, 'clock' | 'database' | 'limits' | 'mailer'>;

export async function sendQueuedMails(
  services: Sending & Pick<Dependencies, 'jobs'>,
): Promise<void> {
  const { clock, database, jobs } = services;
  await jobs.work(mailJob, async ({ noticeId, ...mail }, id) => {
    const outcome = await deliver(services, mail, id);
    if (!noticeId) return;
    if (outcome === 'sent') await markNoticeSent(database.db, noticeId, clock.now());
    const obstacle = obstacleOf(outcome);
    if (obstacle) await markNoticeUnsent(database.db, noticeId, obstacle);
  });
  await jobs.work(urgentMailJob, async ({ goodUntil, ...mail }, id) => {
    const isDead = clock.now() >= new Date(goodUntil);
    if (!isDead && !hasNoEmail(mail.to)) await send(services, mail, id);
  });
}

/**
 * For a mail that is composed when it is sent: its event's transaction wrote only the job, because
 * checkout pays for every row it writes. A mail over the day's limit leaves no trace.
 */
export async function sendNotice(
  services: Sending,
  notice: Notice,
  { mail, id }: { mail: OutgoingMail; id: string },
): Promise<void> {
  const outcome = await deliver(services, mail, id);
  if (outcome === 'limited') return;
  const at = services.clock.now();
  const failure = obstacleOf(outcome);
  const state = failure ? { state: 'failed' as const, failure } : { sentAt: at };
  const row = { ...noticeRow(services, notice), mail: notice.mail, ...state };
  await insertNotices(services.database.db, [row]);
}

/** Why the customer did not get it, for the admin who can mend it. */
function obstacleOf(outcome: Outcome): string | undefined {
  if (outcome === 'filed') return 'Email belum bisa dikirim: isi server email';
  return outcome === 'unaddressed' ? 'Pelanggan ini belum punya email' : undefined;
}

type Outcome = Delivery | 'limited' | 'unaddressed';

/**
 * `limited`: the day's mails to an address that nobody has confirmed are used up, because anybody can
 * register with somebody else's. Codes, which confirm it, have limits of their own.
 */
export async function deliver(services: Sending, mail: OutgoingMail, id: string): Promise<Outcome> {
  const { database, limits } = services;
  if (hasNoEmail(mail.to)) return 'unaddressed';
  const point: Point = ['mailsPerUnconfirmedEmail', mail.to.toLowerCase()];
  const reader = await findPersonByEmail(database.db, mail.to);
  const isLimited = !reader?.emailVerified;
  if (isLimited && !(await limits.trySpend(...point))) return 'limited';
  try {
    return await send(services, mail, id);
  } catch (error) {
    if (isLimited) await limits.refund([point]);
    throw error;
  }
}

/** An address that its server refuses is remembered, and not tried again for this mail. */
async function send(
  { clock, database, mailer }: Sending,
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
