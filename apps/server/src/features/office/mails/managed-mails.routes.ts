import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { type ManagedMailRow, mailsMatching } from '../../../reads/mails.ts';
import { orderMailJob } from '../../shop/orders/mails/order-mail-job.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mountManagedMails(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listManagedMails, async ({ database }, { query }) => {
    const source = mailsMatching(query, orderMailJob.name);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(app, dependencies, contract.sendMailAgain, async (context, { params }) => {
    await sendMailAgain(context, params.id);
    return answer(200, { message: 'Email dikirim lagi.' });
  });
}

function present({ createdAt, nextTryAt, ...mail }: ManagedMailRow): contract.ManagedMail {
  return {
    ...mail,
    createdAt: createdAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
