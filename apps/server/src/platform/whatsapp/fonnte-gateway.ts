// Fonnte sends from the owner's phone, linked like WhatsApp Web. It answers 200 to everything and
// says in `status` whether it accepted the message. https://docs.fonnte.com/api-send-message/
import { z } from 'zod';
import { askGateway } from './ask-gateway.ts';
import {
  ChannelRefusedError,
  NoAnswerError,
  NumberRefusedError,
  type OpenChannel,
  type WhatsappGateway,
} from './gateway.ts';

const accepted = z.object({
  status: z.literal(true),
  id: z.array(z.union([z.string(), z.number()])).min(1),
});
const refused = z.object({ status: z.literal(false), reason: z.string() });

export function fonnteGateway({ token }: OpenChannel, fonnteUrl: string): WhatsappGateway {
  return {
    async send({ to, text }) {
      const target = to.replace(/\D/g, '');
      // The number has its country code: Fonnte must not put another before it.
      const body = new URLSearchParams({ target, message: text, countryCode: '0' });
      const answer = await askGateway(`${fonnteUrl}/send`, {
        headers: { authorization: token },
        body,
      });
      const yes = accepted.safeParse(answer.body);
      if (answer.status < 300 && yes.success) return String(yes.data.id[0]);
      const no = refused.safeParse(answer.body);
      if (no.success) throw fonnteError(no.data.reason);
      if (answer.status < 300) throw new NoAnswerError('Fonnte answered without a message id');
      throw new Error(`Fonnte ${answer.status}`);
    },
  };
}

/** Fonnte sends words instead of codes. An offline phone reconnects; a banned one does not. */
export function fonnteError(reason: string): Error {
  if (/\bban|block|token invalid|invalid token|unknown user/i.test(reason)) {
    return new ChannelRefusedError(reason);
  }
  if (/target.*invalid|invalid target|not registered/i.test(reason)) {
    return new NumberRefusedError(reason);
  }
  return new Error(`Fonnte: ${reason}`);
}
