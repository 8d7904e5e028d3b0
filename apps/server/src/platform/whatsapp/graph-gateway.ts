// Meta's Cloud API. Outside of a conversation it takes approved templates only.
// https://developers.facebook.com/documentation/business-messaging/whatsapp
import { z } from 'zod';
import { askGateway, type GatewayAnswer } from './ask-gateway.ts';
import {
  ChannelRefusedError,
  NoAnswerError,
  NumberRefusedError,
  type OpenChannel,
  type WhatsappGateway,
  type WhatsappMessage,
} from './gateway.ts';

/** Error codes after which no other message would leave either. */
const CHANNEL_CODES = new Map([
  [0, 'token ditolak'],
  [190, 'token sudah tidak berlaku'],
  [368, 'akun diblokir karena melanggar kebijakan'],
  [130497, 'akun dibatasi untuk negara ini'],
  [131031, 'akun dikunci'],
  [131042, 'pembayaran akun bermasalah'],
]);

/** Undeliverable: no WhatsApp at that number, or it is our own. */
const NUMBER_CODES = new Set([131021, 131026]);

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) });

export function graphGateway(channel: OpenChannel, graphUrl: string): WhatsappGateway {
  const url = `${graphUrl}/${channel.phoneNumberId}/messages`;
  const headers = {
    authorization: `Bearer ${channel.token}`,
    'content-type': 'application/json',
  };
  return {
    async send(message) {
      const body = JSON.stringify(templateMessage(channel, message));
      return readAnswer(await askGateway(url, { headers, body }));
    },
  };
}

function templateMessage(
  { templateName, templateLanguage }: OpenChannel,
  { to, name, title, link, reference }: WhatsappMessage,
) {
  const parameters = [name, title, link].map((text) => ({ type: 'text', text: oneLine(text) }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/\D/g, ''),
    type: 'template',
    template: {
      name: templateName,
      language: { code: templateLanguage },
      components: [{ type: 'body', parameters }],
    },
    biz_opaque_callback_data: reference,
  };
}

/** A parameter with a line break, a tab or five spaces is refused. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readAnswer({ status, body }: GatewayAnswer): string {
  const yes = accepted.safeParse(body);
  if (status < 300 && yes.success) return yes.data.messages[0]?.id as string;
  if (status < 300) throw new NoAnswerError('Graph answered without a message id');
  const no = refused.safeParse(body);
  const code = no.success ? no.data.error.code : undefined;
  throw graphError(code, `Graph ${status}, code ${code ?? 'unknown'}`);
}

/** Explains errors of calls and of later reports. */
export function graphError(code: number | undefined, reason: string): Error {
  const lock = code === undefined ? undefined : CHANNEL_CODES.get(code);
  if (lock) return new ChannelRefusedError(`${lock} (kode ${code})`);
  if (code !== undefined && NUMBER_CODES.has(code)) return new NumberRefusedError(reason);
  return new Error(reason);
}
