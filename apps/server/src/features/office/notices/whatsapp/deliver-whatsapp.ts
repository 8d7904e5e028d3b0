// A message leaves at least once: it counts as sent when that is written down, and a process that is
// killed in between sends it again. Reports of the gateway name our notice, so most of those are known
// before the second try.
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { failureReason } from '../../../../platform/jobs/failure-reason.ts';
import { openGateway } from '../../../../platform/whatsapp/channel.ts';
import {
  ChannelRefusedError,
  NoAnswerError,
  NumberRefusedError,
} from '../../../../platform/whatsapp/gateway.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import type { NoticeRow } from '../notices.repository.ts';
import { stopChannel } from './stop-channel.ts';
import { whatsappJob } from './whatsapp-job-kind.ts';
import {
  findWaitingMessage,
  messageWithId,
  moveMessage,
  recordFailedTry,
} from './whatsapp-notices.repository.ts';
import { type Subject, whatsappWords } from './whatsapp-words.ts';

const HOUR = 3600;
/**
 * Six attempts over a day: a busy gateway is retried soon, and one that is down does not lose the
 * message.
 */
const PAUSES_SECONDS = [5, 60, HOUR, 7 * HOUR, 16 * HOUR];
/** Time for a report about a message that may have been sent, after the time-out of ten seconds. */
const REPORT_SECONDS = 15;
/** These jobs mostly wait for the gateway; half of them may hang. */
const AT_ONCE = 8;

type Needed = Pick<
  Dependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'licenseKeys' | 'settings' | 'whatsappAddresses'
>;

export async function sendWhatsappMessages(dependencies: Needed): Promise<void> {
  const send = (job: { noticeId: number; attempt: number }) => deliverWhatsapp(dependencies, job);
  await dependencies.jobs.work(whatsappJob, send, { atOnce: AT_ONCE });
}

export async function deliverWhatsapp(
  dependencies: Needed,
  { noticeId, attempt }: { noticeId: number; attempt: number },
): Promise<void> {
  const { clock, config, database, licenseKeys, settings, whatsappAddresses } = dependencies;
  const { db } = database;
  const notice = await findWaitingMessage(db, noticeId);
  if (!notice) return;
  const leave = (to: 'by hand' | 'skipped' | 'failed', failure: string | null = notice.failure) =>
    moveMessage(db, messageWithId(noticeId), { from: ['waiting'], to, failure });

  const person = await findPerson(db, notice.userId);
  if (!person?.wantsWhatsapp) return leave('skipped');
  const gateway = await openGateway(settings.current.whatsapp, licenseKeys, whatsappAddresses);
  if (!gateway || config.OUTBOX_ONLY) return leave('by hand');

  const subject = { subject: notice.subject as Subject['subject'], subjectId: notice.subjectId };
  const words = whatsappWords(person.name, notice.mail.subject, subject, config.publicUrl);
  const sending = gateway.send({
    ...words,
    to: person.whatsapp,
    name: person.name,
    reference: referenceOf(notice),
  });
  const outcome = await sending.then(
    (gatewayId) => ({ gatewayId }),
    (error: unknown) => ({ error }),
  );
  if ('gatewayId' in outcome) {
    const { gatewayId } = outcome;
    const sent = { to: 'sent' as const, sentAt: clock.now(), gatewayId, failure: null };
    // Not from 'waiting' alone: the channel may have been stopped while this one was on its way.
    await moveMessage(db, messageWithId(noticeId), { from: ['waiting', 'by hand'], ...sent });
    return;
  }
  const { error } = outcome;
  if (error instanceof ChannelRefusedError) return stopChannel(dependencies, error.message);
  if (error instanceof NumberRefusedError) return leave('failed', error.message);
  await tryLater(dependencies, { noticeId, attempt }, error);
}

async function tryLater(
  { database, jobs }: Needed,
  { noticeId, attempt }: { noticeId: number; attempt: number },
  error: unknown,
): Promise<void> {
  const failure = failureReason(error);
  const pause = PAUSES_SECONDS[attempt - 1];
  await database.transaction(async (tx) => {
    if (pause === undefined) {
      const move = { from: ['waiting' as const], to: 'by hand' as const, failure };
      await moveMessage(tx, messageWithId(noticeId), move);
      return;
    }
    await recordFailedTry(tx, noticeId, failure);
    const afterSeconds = error instanceof NoAnswerError ? Math.max(pause, REPORT_SECONDS) : pause;
    await jobs.enqueue(tx, whatsappJob, { noticeId, attempt: attempt + 1 }, { afterSeconds });
  });
}

/** With the moment of its repetition: a late report of the first one is not the second one's. */
const referenceOf = ({ id, repeatedAt }: Sent) =>
  repeatedAt ? `notice-${id}-${repeatedAt.getTime()}` : `notice-${id}`;
type Sent = Pick<NoticeRow, 'id' | 'repeatedAt'>;

const REFERENCE = /^notice-(\d{1,9})(?:-(\d{1,15}))?$/;

/** The notice that a report refers to; undefined when it is not ours. */
export function noticeOf(reference: string | undefined): Sent | undefined {
  const [, id, repeated] = REFERENCE.exec(reference ?? '') ?? [];
  if (id === undefined) return undefined;
  return { id: Number(id), repeatedAt: repeated ? new Date(Number(repeated)) : null };
}
