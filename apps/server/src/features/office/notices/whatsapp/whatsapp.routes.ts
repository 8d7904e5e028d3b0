import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { type PreparedRow, preparedMessages } from '../../../../reads/prepared-messages.ts';
import { stopWhatsappOf } from '../../../people/accounts/own/whatsapp-consent.ts';
import { changeChannel, presentChannel } from '../../settings/whatsapp-channel.ts';
import { settlePreparedMessage } from './settle-prepared-message.ts';
import { mountWhatsappWebhooks } from './webhooks.routes.ts';

export function mountWhatsapp(server: Server): void {
  const { mount } = server;
  mount(contract.getWhatsappChannel, async (context) => answer(200, await presentChannel(context)));
  mount(contract.changeWhatsappChannel, async (context, { body }) => {
    await changeChannel(context, body);
    return answer(200, await presentChannel(context));
  });
  mount(contract.listPreparedMessages, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, preparedMessages(), query, present)),
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

function present({ createdAt, ...row }: PreparedRow): contract.PreparedMessage {
  return { ...row, createdAt: createdAt.toISOString() };
}
