import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { type PreparedRow, preparedMessages } from '../../../../reads/prepared-messages.ts';
import { stopWhatsappOf } from '../../../people/accounts/own/whatsapp-consent.ts';
import { changeChannel, presentChannel } from '../../settings/whatsapp-channel.ts';
import { settlePreparedMessage } from './settle-prepared-message.ts';
import { mountWhatsappWebhooks } from './webhooks.routes.ts';

export function mountWhatsapp(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getWhatsappChannel, async (context) =>
    answer(200, await presentChannel(context)),
  );
  mount(app, dependencies, contract.changeWhatsappChannel, async (context, { body }) => {
    await changeChannel(context, body);
    return answer(200, await presentChannel(context));
  });
  mount(app, dependencies, contract.listPreparedMessages, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, preparedMessages(), query, present)),
  );
  mount(app, dependencies, contract.settlePreparedMessage, async (context, { params, body }) => {
    await settlePreparedMessage(context, params.id, body.state);
    return answer(200, { message: 'Pesan sudah ditandai' });
  });
  mount(app, dependencies, contract.stopWhatsapp, async (context, { params }) => {
    await stopWhatsappOf(context, params.id);
    return answer(200, { message: 'WhatsApp ke pelanggan ini dihentikan' });
  });
  mountWhatsappWebhooks(app, dependencies);
}

function present({ createdAt, ...row }: PreparedRow): contract.PreparedMessage {
  return { ...row, createdAt: createdAt.toISOString() };
}
