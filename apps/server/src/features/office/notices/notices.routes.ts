import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { type ActorContext, answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { mailJob } from '../../../platform/mail/mail-queue.ts';
import { isSending } from '../../../platform/whatsapp/channel.ts';
import { type PreparedRow, preparedMessages } from '../../../reads/prepared-messages.ts';
import { findPerson, type Person } from '../../people/accounts/find-person.ts';
import { stopWhatsappOf } from '../../people/accounts/own/whatsapp-consent.ts';
import { changeChannel, presentChannel } from '../settings/whatsapp-channel.ts';
import { listNoticesOf, markNoticeRepeated, type NoticeRow } from './notices.repository.ts';
import { mountWhatsappWebhooks } from './whatsapp/webhooks.routes.ts';
import { whatsappJob } from './whatsapp/whatsapp-job-kind.ts';
import { moveByHand } from './whatsapp/whatsapp-notices.repository.ts';

const NEWEST = 100;

export function mountNotices(server: Server): void {
  const { mount } = server;
  mountWhatsapp(server);
  mount(contract.listNotices, async ({ database }, { params }) => {
    const rows = await listNoticesOf(database.db, params.id, NEWEST);
    const person = await findPerson(database.db, params.id);
    const wantsWhatsapp = Boolean(person?.wantsWhatsapp);
    return answer(200, { data: rows.map(present), wantsWhatsapp });
  });
  mount(contract.repeatNotice, async (context, { params }) =>
    answer(200, present(await repeatNotice(context, params.id))),
  );
}

function present(row: NoticeRow): contract.Notice {
  const { id, event, subject, subjectId, channel, mail, createdAt, sentAt, repeatedAt } = row;
  const state = row.state ?? (sentAt ? 'sent' : 'waiting');
  return {
    id,
    event,
    subject,
    subjectId,
    channel: contract.noticeChannel.parse(channel),
    state,
    failure: row.failure,
    title: mail.subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    repeatedAt: repeatedAt?.toISOString() ?? null,
  };
}

const NO_CONSENT = 'Pelanggan ini tidak ingin menerima WhatsApp. Kirim ulang emailnya.';

/** The words as they were, to the address or number the customer has now. */
async function repeatNotice(context: ActorContext, id: number): Promise<NoticeRow> {
  const { clock, database, settings } = context;
  const state = isSending(settings.current.whatsapp) ? 'waiting' : 'by hand';
  return database.transaction(async (tx) => {
    const notice = await markNoticeRepeated(tx, id, { at: clock.now(), whatsappState: state });
    const user = notice && (await findPerson(tx, notice.userId));
    if (!user) throw new AppError('NOT_FOUND');
    await send(context, tx, notice, user);
    await recordChange(tx, context, ['user', user.id], 'repeat notice', {
      after: { event: notice.event, subject: notice.subject, subjectId: notice.subjectId },
    });
    return notice;
  });
}

async function send(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Tx,
  { id, channel, mail, state }: NoticeRow,
  user: Person,
): Promise<void> {
  if (channel === 'mail') {
    return jobs.enqueue(tx, mailJob, { ...mail, to: user.email, noticeId: id });
  }
  if (!user.wantsWhatsapp) throw new AppError('CONFLICT', { message: NO_CONSENT });
  if (state === 'waiting') await jobs.enqueue(tx, whatsappJob, { noticeId: id, attempt: 1 });
}

function mountWhatsapp(server: Server): void {
  const { mount } = server;
  mount(contract.getWhatsappChannel, async (context) => answer(200, await presentChannel(context)));
  mount(contract.changeWhatsappChannel, async (context, { body }) => {
    await changeChannel(context, body);
    return answer(200, await presentChannel(context));
  });
  mount(contract.listPreparedMessages, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, preparedMessages(), query, presentPrepared)),
  );
  mount(contract.settlePreparedMessage, async (context, { params, body }) => {
    await settlePreparedMessage(context, params.id, body.state);
    return answer(200, { message: 'Pesan sudah ditandai' });
  });
  mount(contract.stopWhatsapp, async (context, { params }) => {
    await stopWhatsappOf(context, params.id);
    return answer(200, { message: 'WhatsApp ke pelanggan ini dihentikan' });
  });
  mountWhatsappWebhooks(server);
}

function presentPrepared({ createdAt, ...row }: PreparedRow): contract.PreparedMessage {
  return { ...row, createdAt: createdAt.toISOString() };
}

/**
 * Called by the admin who sent the message with his own phone, or found that it is not needed any
 * more.
 */
async function settlePreparedMessage(
  context: ActorContext,
  id: number,
  state: 'sent' | 'skipped',
): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    const settled = await moveByHand(tx, id, state, clock.now());
    if (!settled) throw new AppError('CONFLICT');
    const action = state === 'sent' ? 'send whatsapp' : 'skip whatsapp';
    const after = { title: settled.mail.subject };
    await recordChange(tx, context, ['user', settled.userId], action, { after });
  });
}
