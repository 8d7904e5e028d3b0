// Meta's Cloud API: messages out, reports in.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphError } from '../../../../../../../clients/sample-gateways/gateway-faults.ts';
import {
  CLOUD,
  openWhatsappShop,
  type SentNotice,
  sign,
  TOKEN,
} from '../../../../../test/shops/whatsapp-shop.ts';
import { AddressRefusedError } from '../../../../platform/mail/mailer.ts';
import { sendOrderMail } from '../../../shop/orders/mails/order-mail-job.ts';
import { deliverWhatsapp } from './deliver-whatsapp.ts';

const shop = await openWhatsappShop();
beforeEach(async () => {
  await shop.reset();
  await shop.useGraph();
});

async function report(value: object): Promise<void> {
  expect(await shop.report(value)).toBe(200);
}

/**
 * The request to a hanging gateway is aborted once the gateway has the message, not after ten
 * seconds.
 */
function giveUpWhenTaken(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
    const patience = new AbortController();
    const look = setInterval(() => {
      if (shop.gateway.faults.length > 0) return;
      clearInterval(look);
      patience.abort();
    }, 10);
    return patience.signal;
  });
}

describe('a message', () => {
  it('sends the template once, with the notice it belongs to', async () => {
    await shop.tell();
    await shop.work();
    const [{ id }] = (await shop.messages()) as [SentNotice];
    const { user } = shop.people.customer;
    expect(shop.gateway.accepted).toMatchObject([
      {
        path: '/106655/messages',
        authorization: `Bearer ${TOKEN}`,
        body: {
          to: user.whatsapp.slice(1),
          type: 'template',
          template: {
            name: 'kabar_pesanan',
            language: { code: 'id' },
            components: [
              { parameters: [{ text: user.name }, { text: 'Pembayaran lunas – INV-1' }, {}] },
            ],
          },
          biz_opaque_callback_data: `notice-${id}`,
        },
      },
    ]);
    expect(JSON.stringify(shop.gateway.accepted)).not.toContain('KUNCI-RAHASIA');
    expect(await shop.stateOfMessage()).toBe('sent');
    await deliverWhatsapp(shop.test.dependencies, { noticeId: id, attempt: 1 });
    expect(shop.gateway.requests).toBe(1);
  });

  it('is tried six times over a day, then sent by hand', async () => {
    await shop.tell();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      shop.gateway.faults.push(graphError(130429, 429));
      pauses.push(...(await shop.work()));
      await shop.makeDue();
    }
    expect(shop.gateway.requests).toBe(6);
    expect(pauses).toHaveLength(5);
    const day = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(day).toBeGreaterThan(23 * 3600);
    expect(day).toBeLessThanOrEqual(25 * 3600);
    expect((await shop.messages())[0]).toMatchObject({
      state: 'by hand',
      failure: expect.stringContaining('130429'),
    });
    expect((await shop.prepared()).data[0].reason).toContain('130429');
  });

  it.each(['hang', 'empty', 'reset', { status: 503, body: {} }] as const)(
    'loses nothing and doubles nothing by %j',
    async (fault) => {
      await shop.tell();
      shop.gateway.faults.push(fault);
      if (fault === 'hang') giveUpWhenTaken();
      expect(await shop.work()).toHaveLength(1);
      await shop.makeDue();
      await shop.work();
      expect([shop.gateway.accepted.length, await shop.stateOfMessage()]).toEqual([1, 'sent']);
    },
  );

  it.each(['accept and hang', 'accept and empty'] as const)(
    'knows by the report what left without an answer (%s)',
    async (fault) => {
      await shop.tell();
      shop.gateway.faults.push(fault);
      if (fault === 'accept and hang') giveUpWhenTaken();
      const [pause] = await shop.work();
      expect(pause).toBeGreaterThanOrEqual(15);
      const [message] = shop.gateway.accepted;
      const sent = { id: message?.id, status: 'delivered' };
      const reference = message?.body.biz_opaque_callback_data;
      await report({ statuses: [{ ...sent, biz_opaque_callback_data: reference }] });
      await shop.makeDue();
      await shop.work();
      expect([shop.gateway.accepted.length, await shop.stateOfMessage()]).toEqual([1, 'delivered']);
    },
  );

  it('gives up immediately on a number without WhatsApp', async () => {
    await shop.tell();
    shop.gateway.faults.push(graphError(131026));
    expect(await shop.work()).toEqual([]);
    expect((await shop.messages())[0]).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('131026'),
    });
  });

  it.each([368, 130497, 131031, 190])(
    'stops at code %i, tells the owner once and turns what waits to by-hand',
    async (code) => {
      const news = async () =>
        (
          await shop.test.database.pool.query(
            "select line from owner_news where kind = 'whatsapp stopped'",
          )
        ).rows.length;
      const before = await news();
      shop.test.clock.advance(1_000);
      await shop.tell();
      await shop.tell();
      await shop.tell();
      shop.gateway.faultOf = () => graphError(code, 403);
      await shop.work();
      shop.gateway.faultOf = undefined;
      expect(shop.gateway.requests).toBe(1);
      expect((await shop.prepared()).total).toBe(3);
      expect((await shop.showChannel()).stopped.reason).toContain(String(code));
      await shop.tell();
      expect((await shop.prepared()).total).toBe(4);
      expect(await news()).toBe(before + 1);
      await shop.useGraph();
      await shop.tell();
      await shop.work();
      expect([(await shop.showChannel()).stopped, shop.gateway.accepted.length]).toEqual([null, 1]);
    },
  );

  it('repeats a message, but not to customers who opted out', async () => {
    await shop.tell();
    await shop.work();
    const [{ id }] = (await shop.messages()) as [SentNotice];
    expect((await shop.admin().post(`/admin/notices/${id}/repeat`)).json().state).toBe('waiting');
    await shop.work();
    expect(shop.gateway.accepted).toHaveLength(2);
    await shop.admin().post(`/admin/users/${shop.people.customer.user.id}/stop-whatsapp`);
    expect((await shop.admin().post(`/admin/notices/${id}/repeat`)).statusCode).toBe(409);
  });

  it.each(['by what we call it', 'by what Meta calls it'])(
    'that is repeated takes no late report of the first one, %s',
    async (how) => {
      await shop.tell();
      await shop.work();
      const [{ id }] = (await shop.messages()) as [SentNotice];
      await shop.admin().post(`/admin/notices/${id}/repeat`);
      const late = (at: number) => {
        const message = shop.gateway.accepted[at];
        const ours = { biz_opaque_callback_data: message?.body.biz_opaque_callback_data };
        const status = { id: message?.id, status: 'delivered' };
        return report({
          statuses: [how === 'by what we call it' ? { ...status, ...ours } : status],
        });
      };
      await late(0);
      expect(await shop.stateOfMessage()).toBe('waiting');
      await shop.work();
      expect([shop.gateway.accepted.length, await shop.stateOfMessage()]).toEqual([2, 'sent']);
      await late(1);
      expect(await shop.stateOfMessage()).toBe('delivered');
    },
  );

  it('reaches a customer whose mail address is refused', async () => {
    await shop.giveConsent();
    const { id: orderId } = await shop.newOrder();
    const send = () => Promise.reject(new AddressRefusedError('no such user'));
    const mailer = { send, close: () => undefined };
    const job = { orderId, event: 'placed' as const };
    const refused = sendOrderMail({ ...shop.test.dependencies, mailer }, job, 'x');
    await expect(refused).rejects.toThrow('no such user');
    await shop.work();
    expect(shop.gateway.accepted).toHaveLength(1);
  });
});

describe('reports', () => {
  it('are believed only with the signature of the app', async () => {
    const text = '{"entry":[]}';
    for (const signature of ['', 'sha256=00', sign(text, 'another'), sign(`${text} `)]) {
      const answer = await shop.post(CLOUD, text, { 'x-hub-signature-256': signature });
      expect(answer.statusCode).toBe(403);
    }
    const wrong = { 'x-hub-signature-256': sign('no json') };
    expect((await shop.post(CLOUD, 'no json', wrong)).statusCode).toBe(400);
  });

  it('begin with the verify token, which is another after each new token', async () => {
    const { webhook } = await shop.showChannel();
    const ask = (token: string) =>
      shop.test.app.inject(
        `${CLOUD}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    const echoed = await ask(webhook.verifyToken);
    expect(echoed.body).toBe('1158201444');
    expect(echoed.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await ask('tebakan')).statusCode).toBe(403);
    await shop.useGraph();
    expect((await ask(webhook.verifyToken)).statusCode).toBe(403);
    await shop.setChannel({ provider: 'none' });
    expect((await ask(webhook.verifyToken)).statusCode).toBe(404);
  });

  it('lead forward only, twice and in any order', async () => {
    await shop.tell();
    await shop.work();
    const id = shop.gateway.accepted[0]?.id;
    for (const status of ['read', 'delivered', 'sent', 'read']) {
      await report({ statuses: [{ id, status }] });
      expect(await shop.stateOfMessage()).toBe('read');
    }
  });

  it('of a failure put the message into the list', async () => {
    await shop.tell();
    await shop.work();
    await report({
      statuses: [
        { id: shop.gateway.accepted[0]?.id, status: 'failed', errors: [{ code: 131049 }] },
      ],
    });
    expect((await shop.messages())[0]).toMatchObject({
      state: 'by hand',
      failure: expect.stringContaining('131049'),
    });
  });

  it.each([
    { statuses: [{ id: 'x', status: 'failed', errors: [{ code: 131031 }] }] },
    { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } },
  ])('stop the channel: %j', async (value) => {
    await shop.tell();
    await report(value);
    expect([(await shop.showChannel()).stopped, (await shop.prepared()).total]).toEqual([
      expect.anything(),
      1,
    ]);
  });

  it.each([
    ['STOP', false],
    [' stop. ', false],
    ['Berhenti', false],
    ['Kapan toko tutup, stop?', true],
    ['Stopkontak yang mana?', true],
  ])('take %j as the end or not', async (text, stays) => {
    await shop.tell();
    const { id, whatsapp } = shop.people.customer.user;
    await report({ messages: [{ from: whatsapp.slice(1), type: 'text', text: { body: text } }] });
    const { wantsWhatsapp } = (await shop.admin().get(`/admin/users/${id}/notices`)).json();
    expect(wantsWhatsapp).toBe(stays);
  });
});

it('sends nothing with OUTBOX_ONLY: the messages of a restored backup are left to be sent by hand', async () => {
  const restored = await openWhatsappShop({ OUTBOX_ONLY: 'on' });
  await restored.useGraph();
  await restored.tell();
  await restored.work();
  expect([restored.gateway.requests, await restored.stateOfMessage()]).toEqual([0, 'by hand']);
});
