// Signatures by the Standard Webhooks specification 1.0.0, scheme v1. The vectors for receivers are in
// clients/test-vectors/webhook.json.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Message {
  /** The same for every attempt: receivers recognise repetitions by it. */
  id: string;
  /** Of this attempt. */
  sentAt: Date;
  body: string;
}

/** The headers that go with the body. */
export function signWebhook(secret: string, { id, sentAt, body }: Message) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** A secret that the scheme did not make is its own key. */
const keyOf = (secret: string) =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : secret;
