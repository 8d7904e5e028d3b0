// The owner's phone, through Fonnte: messages out, reports in.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fonnteError } from '../../../../../../clients/sample-gateways/gateway-faults.ts';
import {
  openWhatsappDesk,
  TOKEN,
  type WhatsappDesk,
} from '../../../../test/desks/whatsapp-desk.ts';

let desk: WhatsappDesk;

beforeAll(async () => {
  desk = await openWhatsappDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.reset();
  await desk.useFonnte();
});

async function report(body: object) {
  const { pathname, search } = new URL((await desk.showChannel()).webhook.url);
  expect((await desk.post(pathname + search, JSON.stringify(body))).statusCode).toBe(200);
}

it('sends the text, and follows its reports', async () => {
  await desk.tell();
  await desk.work();
  const { user } = desk.people.customer;
  const [message] = desk.gateway.accepted;
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
  expect(await desk.stateOfMessage()).toBe('read');
  await report({ device: '62811', sender: user.whatsapp.slice(1), message: 'STOP' });
  expect((await desk.admin().get(`/admin/users/${user.id}/notices`)).json().wantsWhatsapp).toBe(
    false,
  );
});

it('tries again while the phone is offline, and stops when it is banned', async () => {
  await desk.tell();
  desk.gateway.faults.push(fonnteError('request invalid on disconnected device'));
  expect(await desk.work()).toHaveLength(1);
  await report({ device: '62811', status: 'disconnect', reason: 'banned', timestamp: '1' });
  expect([(await desk.showChannel()).stopped?.reason, await desk.stateOfMessage()]).toEqual([
    'banned',
    'by hand',
  ]);
});

it.each([
  ['token invalid', 'by hand'],
  ['target input invalid', 'failed'],
])('understands %j', async (reason, state) => {
  await desk.tell();
  desk.gateway.faults.push(fonnteError(reason));
  expect(await desk.work()).toEqual([]);
  expect(await desk.stateOfMessage()).toBe(state);
});

it('is accepted only with the key in its URL', async () => {
  const { webhook } = await desk.showChannel();
  expect(new URL(webhook.url).pathname).toBe('/webhooks/whatsapp/fonnte');
  const forged = JSON.stringify({ status: 'disconnect', reason: 'banned' });
  expect((await desk.post('/webhooks/whatsapp/fonnte', forged)).statusCode).toBe(403);
  expect((await desk.post('/webhooks/whatsapp/fonnte?kunci=tebakan', forged)).statusCode).toBe(403);
  expect((await desk.showChannel()).stopped).toBeNull();
});
