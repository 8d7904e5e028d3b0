import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { type ManagedMailRow, mailsMatching } from '../../../reads/mails.ts';
import { orderMailJob } from '../../shop/orders/mails/order-mail-job.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mountManagedMails({ mount }: Server): void {
  mount(contract.listManagedMails, async ({ database }, { query }) => {
    const source = mailsMatching(query, orderMailJob.name);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(contract.sendMailAgain, async (context, { params }) => {
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
