import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { listNoticesOf, type NoticeRow } from './notices.repository.ts';
import { repeatNotice } from './repeat-notice.ts';
import { mountWhatsapp } from './whatsapp/whatsapp.routes.ts';

const NEWEST = 100;

export function mountNotices(app: FastifyInstance, dependencies: Dependencies): void {
  mountWhatsapp(app, dependencies);
  mount(app, dependencies, contract.listNotices, async ({ database }, { params }) => {
    const rows = await listNoticesOf(database.db, params.id, NEWEST);
    const person = await findPerson(database.db, params.id);
    const wantsWhatsapp = Boolean(person?.wantsWhatsapp);
    return answer(200, { data: rows.map(present), wantsWhatsapp });
  });
  mount(app, dependencies, contract.repeatNotice, async (context, { params }) =>
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
    text: mail.text,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    repeatedAt: repeatedAt?.toISOString() ?? null,
  };
}
