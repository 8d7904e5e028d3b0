// The vectors that receivers test their verification against, compared with the committed file. After a
// wanted change: `npx vitest run --project unit apps/server/src/platform/webhooks -u`.
import { writeVectorFile } from '@timesync/contract/vectors';
import { expect, it } from 'vitest';
import { createWebhookSecret, signWebhook } from './sign-webhook.ts';

const samples = [
  {
    // Published with the specification's own libraries.
    name: 'of the Standard Webhooks libraries',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  },
  {
    name: 'an order that is paid',
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    id: 'msg_0b6b2f0e-8f8e-4d8c-9a53-0f6a3a1d2c4b',
    sentAt: new Date('2026-11-19T03:04:05.678Z'),
    body: JSON.stringify({
      type: 'order.paid',
      timestamp: '2026-11-19T03:04:05.000Z',
      data: { id: 7, invoiceNumber: 'INV-202611-000007', status: 'paid', totalAmount: 350_000 },
    }),
  },
  {
    name: 'letters beyond ASCII',
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    id: 'msg_5f0c6f8a-52a7-4ffb-8f7e-6f6a0f9a3b21',
    sentAt: new Date('2026-11-19T03:04:06Z'),
    body: '{"type":"license.issued","data":{"product":"Jam Masjid – ٤ مواقيت"}}',
  },
];

const signed = samples.map(({ name, secret, id, sentAt, body }) => {
  const headers = signWebhook(secret, { id, sentAt, body });
  return { name, secret, ...headers, bodyHex: Buffer.from(body).toString('hex'), result: 'ok' };
});
const [, order, letters] = signed as [Case, Case, Case];
type Case = (typeof signed)[number];
const signature = order['webhook-signature'];
const cases = [
  ...signed,
  {
    ...order,
    name: 'two signatures, while a secret changes',
    'webhook-signature': `${letters['webhook-signature']} ${signature}`,
  },
  { ...order, name: 'another body', bodyHex: letters.bodyHex, result: 'refused' },
  { ...order, name: 'another id', 'webhook-id': letters['webhook-id'], result: 'refused' },
  { ...order, name: 'another time', 'webhook-timestamp': '1795057446', result: 'refused' },
  { ...order, name: 'another secret', secret: samples[0]?.secret ?? '', result: 'refused' },
];

it('the committed file is what this code makes', async () => {
  const about =
    'Messages as receivers get them: the three headers, and the body as the hex of its bytes. A receiver that keeps the time must refuse them all as too old.';
  await expect(writeVectorFile({ about, cases })).toMatchFileSnapshot(
    '../../../../../clients/test-vectors/webhook.json',
  );
});

it('signs like the libraries of the specification', () => {
  expect(signed[0]?.['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('makes secrets of 32 random bytes', () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});
