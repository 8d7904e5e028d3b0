import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  addWebhook,
  changeWebhook,
  presentWebhooks,
  removeWebhook,
} from '../settings/webhook-addresses.ts';
import { queueFirstTries } from './queue-webhooks.ts';
import { sendWebhookAgain } from './send-webhook-again.ts';
import { type DeliveryRow, deliveriesMatching, restartFailed } from './webhooks.repository.ts';

export function mountWebhooks(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listWebhooks, async (context) =>
    answer(200, presentWebhooks(context)),
  );
  mount(app, dependencies, contract.addWebhook, async (context, { body }) =>
    answer(201, await addWebhook(context, body)),
  );
  mount(app, dependencies, contract.changeWebhook, async (context, { params, body }) => {
    const wanted = { ...params, ...body };
    const restart: Parameters<typeof changeWebhook>[2] = async (tx) =>
      queueFirstTries(context, tx, await restartFailed(tx, wanted));
    return answer(200, await changeWebhook(context, wanted, restart));
  });
  mount(app, dependencies, contract.removeWebhook, async (context, { params }) => {
    await removeWebhook(context, params.id);
    return answer(200, presentWebhooks(context));
  });
  mount(app, dependencies, contract.listWebhookDeliveries, async (context, { query }) => {
    const known = new Set(context.settings.current.webhooks.map(({ id }) => id));
    const source = deliveriesMatching(query);
    const present = (row: DeliveryRow) => presentDelivery(row, known);
    return answer(200, await answerList(context.database.db, source, query, present));
  });
  mount(app, dependencies, contract.sendWebhookAgain, async (context, { params }) => {
    await sendWebhookAgain(context, params.id);
    return answer(200, { message: 'Kabar dikirim lagi.' });
  });
}

function presentDelivery(
  { webhookId, createdAt, lastTriedAt, ...row }: DeliveryRow,
  known: Set<string>,
): contract.WebhookDelivery {
  const isOnItsWay = row.state === 'waiting' && row.attempts === 0;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    canBeSentAgain: known.has(webhookId) && !isOnItsWay,
  };
}
