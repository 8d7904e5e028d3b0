import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { listNoticesOf, type NoticeRow } from './notices.repository.ts';
import { repeatNotice } from './repeat-notice.ts';
import { mountWhatsapp } from './whatsapp/whatsapp.routes.ts';

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
