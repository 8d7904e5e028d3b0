// The owner's phone, through Fonnte: messages out, reports in.
import { beforeEach, expect, it } from 'vitest';
import { fonnteError } from '../../../../../../../clients/sample-gateways/gateway-faults.ts';
import { openWhatsappShop, TOKEN } from '../../../../../test/shops/whatsapp-shop.ts';

const shop = await openWhatsappShop();
beforeEach(async () => {
  await shop.reset();
  await shop.useFonnte();
});

async function report(body: object) {
  const { pathname, search } = new URL((await shop.showChannel()).webhook.url);
  expect((await shop.post(pathname + search, JSON.stringify(body))).statusCode).toBe(200);
}

it('sends the text, and follows its reports', async () => {
  await shop.tell();
  await shop.work();
  const { user } = shop.people.customer;
  const [message] = shop.gateway.accepted;
  expect(message).toMatchObject({ path: '/send', authorization: TOKEN });
  expect(message?.body).toMatchObject({ target: user.whatsapp.slice(1), countryCode: '0' });
  expect(String(message?.body.message)).toContain('Balas STOP');
  await report({
    device: '62811',
    id: message?.id,
    stateid: 'x',
    status: 'sent',
    state: 'read',
  });
  expect(await shop.stateOfMessage()).toBe('read');
  await report({ device: '62811', sender: user.whatsapp.slice(1), message: 'STOP' });
  expect((await shop.admin().get(`/admin/users/${user.id}/notices`)).json().wantsWhatsapp).toBe(
    false,
  );
});

it('tries again while the phone is offline, and stops when it is banned', async () => {
  await shop.tell();
  shop.gateway.faults.push(fonnteError('request invalid on disconnected device'));
  expect(await shop.work()).toHaveLength(1);
  await report({ device: '62811', status: 'disconnect', reason: 'banned', timestamp: '1' });
  expect([(await shop.showChannel()).stopped?.reason, await shop.stateOfMessage()]).toEqual([
    'banned',
    'by hand',
  ]);
});

it.each([
  ['token invalid', 'by hand'],
  ['target input invalid', 'failed'],
])('understands %j', async (reason, state) => {
  await shop.tell();
  shop.gateway.faults.push(fonnteError(reason));
  expect(await shop.work()).toEqual([]);
  expect(await shop.stateOfMessage()).toBe(state);
});

it('is accepted only with the key in its URL', async () => {
  const { webhook } = await shop.showChannel();
  expect(new URL(webhook.url).pathname).toBe('/webhooks/whatsapp/fonnte');
  const forged = JSON.stringify({ status: 'disconnect', reason: 'banned' });
  expect((await shop.post('/webhooks/whatsapp/fonnte', forged)).statusCode).toBe(403);
  expect((await shop.post('/webhooks/whatsapp/fonnte?kunci=tebakan', forged)).statusCode).toBe(403);
  expect((await shop.showChannel()).stopped).toBeNull();
});
