import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { presentWebhooks, removeWebhook, saveWebhook } from '../settings/webhook-addresses.ts';
import { queueFirstTries, sendWebhookAgain } from './queue-webhooks.ts';
import { type Delivery, deliveriesMatching, restartFailed } from './webhooks.repository.ts';

export function mountWebhooks({ mount }: Server): void {
  mount(contract.listWebhooks, async (context) => answer(200, { data: presentWebhooks(context) }));
  mount(contract.saveWebhook, async (context, { body }) => {
    const secret = await saveWebhook(context, body, async (tx, webhook) =>
      queueFirstTries(context, tx, await restartFailed(tx, webhook)),
    );
    return answer(200, { secret });
  });
  mount(contract.removeWebhook, async (context, { params }) => {
    await removeWebhook(context, params.id);
    return answer(200, { message: 'Alamat dihapus' });
  });
  mount(contract.listWebhookDeliveries, async (context, { query }) => {
    const known = new Set(context.settings.current.webhooks.map(({ id }) => id));
    const present = ({ createdAt, lastTriedAt, webhookId, ...row }: Delivery) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastTriedAt: lastTriedAt?.toISOString() ?? null,
      canBeSentAgain: known.has(webhookId) && !(row.state === 'waiting' && row.attempts === 0),
    });
    const { db } = context.database;
    return answer(200, await answerList(db, deliveriesMatching(query), query, present));
  });
  mount(contract.sendWebhookAgain, async (context, { params }) => {
    await sendWebhookAgain(context, params.id);
    return answer(200, { message: 'Kabar dikirim lagi.' });
  });
}
