import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { answerList } from '../../platform/lists/answer-list.ts';
import { type ManagedMailRow, mailsMatching } from './managed-mails.repository.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mountManagedMails(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listManagedMails, async ({ database }, { query }) => {
    const source = mailsMatching(query);
    return answer(200, await answerList(database.db, source, query, undefined, present));
  });

  mount(app, dependencies, contract.sendMailAgain, async (context, { params }) => {
    await sendMailAgain(context, params.id);
    return answer(200, { message: 'Email dikirim lagi.' });
  });
}

function present({ createdAt, nextTryAt, ...mail }: ManagedMailRow): contract.ManagedMail {
  return {
    ...mail,
    createdAt: new Date(createdAt).toISOString(),
    nextTryAt: nextTryAt && new Date(nextTryAt).toISOString(),
  };
}
