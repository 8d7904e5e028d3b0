import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fonnteError,
  graphError,
} from '../../../../../../clients/sample-gateways/gateway-faults.ts';
import {
  type StandInGateway,
  startStandInGateway,
} from '../../../../../../clients/sample-gateways/stand-in-gateway.ts';
import { type OrderDesk, openOrderDesk } from '../../../../test/order-desk.ts';
import { AddressRefusedError } from '../../../platform/mail/mailer.ts';
import { sendOrderMail } from '../../orders/mails/order-mail-job.ts';
import { queueNotice } from '../queue-notice.ts';
import { deliverWhatsapp } from './deliver-whatsapp.ts';
import { whatsappJob } from './whatsapp-job-kind.ts';

const TOKEN = 'EAAG-rahasia-sekali';
const APP_SECRET = 'app-secret-rahasia';
let desk: OrderDesk;
let gateway: StandInGateway;
beforeAll(async () => {
  gateway = await startStandInGateway();
  const environment = { WHATSAPP_GRAPH_URL: gateway.url, WHATSAPP_FONNTE_URL: gateway.url };
  desk = await openOrderDesk({ environment });
});
afterAll(async () => {
  await desk.test.close();
  await gateway.close();
});
beforeEach(async () => {
  await desk.replacePeople();
  await desk.test.dependencies.jobs.boss.deleteAllJobs(whatsappJob.name);
  await desk.test.database.pool.query(
    "update notices set state = 'skipped' where state is not null",
  );
  gateway.accepted.length = 0;
  gateway.faults.length = 0;
  gateway.requests = 0;
  await setChannel({ provider: 'none' });
});

const admin = () => desk.people.admin.browser;
const setChannel = (change: object) =>
  admin().patch('/admin/whatsapp', {
    phoneNumberId: null,
    templateName: 'kabar_pesanan',
    templateLanguage: 'id',
    ...change,
  });
const useGraph = () =>
  setChannel({
    provider: 'wa-cloud',
    phoneNumberId: '106655',
    token: TOKEN,
    appSecret: APP_SECRET,
  });
const useFonnte = () => setChannel({ provider: 'fonnte', token: TOKEN });
const showChannel = async () => (await admin().get('/admin/whatsapp')).json();

let subjects = 0;
/** A word to the customer, who wants WhatsApp too unless said otherwise. */
async function tell(wantsWhatsapp = true): Promise<number> {
  const { database, dependencies } = desk.test;
  const { user } = desk.people.customer;
  if (wantsWhatsapp) {
    await database.pool.query('update users set whatsapp_consent_at = now() where id = $1', [
      user.id,
    ]);
  }
  const { email } = user;
  subjects += 1;
  const mail = { to: email, subject: 'Pembayaran lunas – INV-1', text: 'KUNCI-RAHASIA', html: '' };
  const notice = { event: 'sample', subject: 'order' as const, subjectId: subjects, mail };
  await database.transaction((tx) =>
    queueNotice(dependencies, tx, { ...notice, person: { ...user, wantsWhatsapp } }),
  );
  return subjects;
}

interface Told {
  id: number;
  channel: string;
  state: string;
  failure: string | null;
}
const toldTo = async (userId = desk.people.customer.user.id): Promise<Told[]> =>
  (await admin().get(`/admin/users/${userId}/notices`)).json().data;
const messages = async () => (await toldTo()).filter(({ channel }) => channel === 'whatsapp');
const stateOfMessage = async () => (await messages())[0]?.state;
const prepared = async () => (await admin().get('/admin/whatsapp/messages')).json();

/** Works off what is due, and answers how many jobs wait for later with their pause in seconds. */
async function work(): Promise<number[]> {
  const { boss } = desk.test.dependencies.jobs;
  for (;;) {
    const [job] = await boss.fetch<{ noticeId: number; attempt: number }>(whatsappJob.name);
    if (!job) break;
    await deliverWhatsapp(desk.test.dependencies, job.data);
    await boss.complete(whatsappJob.name, job.id);
  }
  const { rows } = await desk.test.database.pool.query(
    `select round(extract(epoch from start_after - created_on))::int as pause
     from pgboss.job where name = $1 and state = 'created' order by created_on`,
    [whatsappJob.name],
  );
  return rows.map(({ pause }) => pause);
}
const makeDue = () =>
  desk.test.database.pool.query(
    "update pgboss.job set start_after = now() where name = $1 and state = 'created'",
    [whatsappJob.name],
  );

describe('the channel', () => {
  it('takes secrets and never gives them back', async () => {
    const saved = await useGraph();
    expect(saved.json()).toMatchObject({
      provider: 'wa-cloud',
      hasToken: true,
      hasAppSecret: true,
    });
    const shown = JSON.stringify([saved.json(), await showChannel()]);
    const stored = await desk.test.database.pool.query(
      "select (select value::text from settings where name = 'whatsapp') as channel, (select json_agg(h)::text from history h) as history",
    );
    for (const secret of [TOKEN, APP_SECRET]) {
      expect(shown).not.toContain(secret);
      expect(JSON.stringify(stored.rows)).not.toContain(secret);
      expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from(secret).toString('base64'));
    }
    expect((await setChannel({ provider: 'wa-cloud', phoneNumberId: '106656' })).statusCode).toBe(
      200,
    );
    expect(await showChannel()).toMatchObject({ phoneNumberId: '106656', hasToken: true });
  });

  it.each([
    [{ provider: 'wa-cloud', phoneNumberId: '106655' }, 'token'],
    [{ provider: 'wa-cloud', token: TOKEN }, 'phoneNumberId'],
    [{ provider: 'wa-cloud', phoneNumberId: '106655', token: TOKEN }, 'appSecret'],
    [{ provider: 'fonnte' }, 'token'],
    [{ provider: 'telegram' }, 'provider'],
    [{ provider: 'none', templateName: 'Bukan Template' }, 'templateName'],
  ])('refuses %j with its field', async (change, field) => {
    const refused = await setChannel(change);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  });

  it('uses the token of one gateway for no other', async () => {
    await useGraph();
    expect((await setChannel({ provider: 'fonnte' })).json().field).toBe('token');
  });
});

describe('consent', () => {
  it('is the customer’s: asked at sign-up and in his account, and off without a yes', async () => {
    const browser = desk.test.browser();
    const account = { name: 'Takmir', whatsapp: '081234567890', password: 'password-panjang' };
    const without = await browser.post('/auth/register', { ...account, email: 'a@masjid.id' });
    expect(without.json().user).not.toHaveProperty('wantsWhatsapp');
    const body = { ...account, email: 'b@masjid.id', wantsWhatsapp: true };
    expect((await browser.post('/auth/register', body)).json().user.wantsWhatsapp).toBe(true);
    const { name, whatsapp, email } = body;
    const same = await browser.patch('/profile', { name, whatsapp, email });
    expect(same.json().user.wantsWhatsapp).toBe(true);
    const no = await browser.patch('/profile', { name, whatsapp, email, wantsWhatsapp: false });
    expect(no.json().user).not.toHaveProperty('wantsWhatsapp');
  });

  it('decides whether there is a message beside the mail', async () => {
    await tell(false);
    expect(await messages()).toEqual([]);
    expect(await toldTo()).toHaveLength(1);
  });

  it('is ended by an admin, also for what waits', async () => {
    await useGraph();
    await tell();
    const { id } = desk.people.customer.user;
    expect((await admin().post(`/admin/users/${id}/stop-whatsapp`)).statusCode).toBe(200);
    await work();
    expect([await stateOfMessage(), gateway.requests]).toEqual(['skipped', 0]);
  });
});

describe('by hand', () => {
  it('prepares messages with a link and nothing secret, and marks what was sent', async () => {
    await tell();
    const { data, total } = await prepared();
    expect([data.length, total]).toEqual([1, 1]);
    expect(data[0].text).toContain(`/user/transaction?detail=${subjects}`);
    expect(data[0].text).not.toContain('KUNCI-RAHASIA');
    expect((await admin().get('/admin/waiting')).json().messages).toBe(1);
    const settle = () => admin().post(`/admin/whatsapp/messages/${data[0].id}`, { state: 'sent' });
    expect([(await settle()).statusCode, (await settle()).statusCode]).toEqual([200, 409]);
    expect([await stateOfMessage(), (await prepared()).total]).toEqual(['sent', 0]);
  });
});

describe('wa-cloud', () => {
  beforeEach(useGraph);
  // A gateway that hangs is given up in a fiftieth of the time.
  const wait = AbortSignal.timeout;
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait(ms / 50));
  });

  it('sends the template once, with the notice it belongs to', async () => {
    await tell();
    await work();
    const [{ id }] = (await messages()) as [Told];
    const { user } = desk.people.customer;
    expect(gateway.accepted).toMatchObject([
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
    expect(JSON.stringify(gateway.accepted)).not.toContain('KUNCI-RAHASIA');
    expect(await stateOfMessage()).toBe('sent');
    await deliverWhatsapp(desk.test.dependencies, { noticeId: id, attempt: 1 });
    expect(gateway.requests).toBe(1);
  });

  it('is tried six times over a day, then sent by hand', async () => {
    await tell();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      gateway.faults.push(graphError(130429, 429));
      pauses.push(...(await work()));
      await makeDue();
    }
    expect(gateway.requests).toBe(6);
    expect(pauses).toHaveLength(5);
    const day = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(day).toBeGreaterThan(23 * 3600);
    expect(day).toBeLessThanOrEqual(25 * 3600);
    expect((await messages())[0]).toMatchObject({
      state: 'by hand',
      failure: expect.stringContaining('130429'),
    });
    expect((await prepared()).data[0].reason).toContain('130429');
  });

  it.each(['hang', 'empty', 'reset', { status: 503, body: {} }] as const)(
    'loses nothing and doubles nothing by %j',
    async (fault) => {
      await tell();
      gateway.faults.push(fault);
      expect(await work()).toHaveLength(1);
      await makeDue();
      await work();
      expect([gateway.accepted.length, await stateOfMessage()]).toEqual([1, 'sent']);
    },
  );

  it.each(['accept and hang', 'accept and empty'] as const)(
    'knows by the report what left without an answer (%s)',
    async (fault) => {
      await tell();
      gateway.faults.push(fault);
      const [pause] = await work();
      expect(pause).toBeGreaterThanOrEqual(30);
      const [message] = gateway.accepted;
      const sent = { id: message?.id, status: 'delivered' };
      const reference = message?.body.biz_opaque_callback_data;
      await report({ statuses: [{ ...sent, biz_opaque_callback_data: reference }] });
      await makeDue();
      await work();
      expect([gateway.accepted.length, await stateOfMessage()]).toEqual([1, 'delivered']);
    },
  );

  it('gives up a number without WhatsApp at once', async () => {
    await tell();
    gateway.faults.push(graphError(131026));
    expect(await work()).toEqual([]);
    expect((await messages())[0]).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('131026'),
    });
  });

  it.each([368, 130497, 131031, 190])(
    'stops at code %i, tells the owner once and turns what waits to by-hand',
    async (code) => {
      const news = async () =>
        (
          await desk.test.database.pool.query(
            "select line from owner_news where kind = 'whatsapp stopped'",
          )
        ).rows.length;
      const before = await news();
      desk.test.clock.advance(1_000);
      await tell();
      await tell();
      await tell();
      gateway.faultOf = () => graphError(code, 403);
      await work();
      gateway.faultOf = undefined;
      expect(gateway.requests).toBe(1);
      expect((await prepared()).total).toBe(3);
      expect((await showChannel()).stopped.reason).toContain(String(code));
      await tell();
      expect((await prepared()).total).toBe(4);
      expect(await news()).toBe(before + 1);
      await useGraph();
      await tell();
      await work();
      expect([(await showChannel()).stopped, gateway.accepted.length]).toEqual([null, 1]);
    },
  );

  it('repeats a message, but to nobody who ended it', async () => {
    await tell();
    await work();
    const [{ id }] = (await messages()) as [Told];
    expect((await admin().post(`/admin/notices/${id}/repeat`)).json().state).toBe('waiting');
    await work();
    expect(gateway.accepted).toHaveLength(2);
    await admin().post(`/admin/users/${desk.people.customer.user.id}/stop-whatsapp`);
    expect((await admin().post(`/admin/notices/${id}/repeat`)).statusCode).toBe(409);
  });

  it('reaches a customer whose mail address is refused', async () => {
    const { id } = desk.people.customer.user;
    await desk.test.database.pool.query(
      'update users set whatsapp_consent_at = now() where id = $1',
      [id],
    );
    const { id: orderId } = await desk.newOrder();
    const send = () => Promise.reject(new AddressRefusedError('no such user'));
    const mailer = { send, close: () => undefined };
    const job = { orderId, event: 'placed' as const };
    const refused = sendOrderMail({ ...desk.test.dependencies, mailer }, job, 'x');
    await expect(refused).rejects.toThrow('no such user');
    await work();
    expect(gateway.accepted).toHaveLength(1);
  });
});

const sign = (text: string, secret = APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  desk.test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const CLOUD = '/webhooks/whatsapp/cloud';
/** As Meta wraps it. */
async function report(value: object) {
  const text = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  const answer = await post(CLOUD, text, { 'x-hub-signature-256': sign(text) });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('reports of Meta', () => {
  beforeEach(useGraph);

  it('are believed only with the signature of the app', async () => {
    const text = '{"entry":[]}';
    for (const signature of ['', 'sha256=00', sign(text, 'another'), sign(`${text} `)]) {
      const answer = await post(CLOUD, text, { 'x-hub-signature-256': signature });
      expect(answer.statusCode).toBe(403);
    }
    const wrong = { 'x-hub-signature-256': sign('no json') };
    expect((await post(CLOUD, 'no json', wrong)).statusCode).toBe(400);
  });

  it('begin with the verify token, which is another after each new token', async () => {
    const { webhook } = await showChannel();
    const ask = (token: string) =>
      desk.test.app.inject(
        `${CLOUD}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    expect((await ask(webhook.verifyToken)).body).toBe('1158201444');
    expect((await ask('tebakan')).statusCode).toBe(403);
    await useGraph();
    expect((await ask(webhook.verifyToken)).statusCode).toBe(403);
    await setChannel({ provider: 'none' });
    expect((await ask(webhook.verifyToken)).statusCode).toBe(404);
  });

  it('lead forward only, twice and in any order', async () => {
    await tell();
    await work();
    const id = gateway.accepted[0]?.id;
    for (const status of ['read', 'delivered', 'sent', 'read']) {
      await report({ statuses: [{ id, status }] });
      expect(await stateOfMessage()).toBe('read');
    }
  });

  it('of a failure put the message into the list', async () => {
    await tell();
    await work();
    await report({
      statuses: [{ id: gateway.accepted[0]?.id, status: 'failed', errors: [{ code: 131049 }] }],
    });
    expect((await messages())[0]).toMatchObject({
      state: 'by hand',
      failure: expect.stringContaining('131049'),
    });
  });

  it.each([
    { statuses: [{ id: 'x', status: 'failed', errors: [{ code: 131031 }] }] },
    { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } },
  ])('stop the channel: %j', async (value) => {
    await tell();
    await report(value);
    expect([(await showChannel()).stopped, (await prepared()).total]).toEqual([
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
    await tell();
    const { id, whatsapp } = desk.people.customer.user;
    await report({ messages: [{ from: whatsapp.slice(1), type: 'text', text: { body: text } }] });
    const { wantsWhatsapp } = (await admin().get(`/admin/users/${id}/notices`)).json();
    expect(wantsWhatsapp).toBe(stays);
  });
});

describe('fonnte', () => {
  beforeEach(useFonnte);

  it('sends the text, and follows its reports', async () => {
    await tell();
    await work();
    const { user } = desk.people.customer;
    const [message] = gateway.accepted;
    expect(message).toMatchObject({ path: '/send', authorization: TOKEN });
    expect(message?.body).toMatchObject({ target: user.whatsapp.slice(1), countryCode: '0' });
    expect(String(message?.body.message)).toContain('Balas STOP');
    await fonnteReport({
      device: '62811',
      id: message?.id,
      stateid: 'x',
      status: 'sent',
      state: 'read',
    });
    expect(await stateOfMessage()).toBe('read');
    await fonnteReport({ device: '62811', sender: user.whatsapp.slice(1), message: 'STOP' });
    expect((await admin().get(`/admin/users/${user.id}/notices`)).json().wantsWhatsapp).toBe(false);
  });

  it('tries again while the phone is offline, and stops when it is banned', async () => {
    await tell();
    gateway.faults.push(fonnteError('request invalid on disconnected device'));
    expect(await work()).toHaveLength(1);
    await fonnteReport({ device: '62811', status: 'disconnect', reason: 'banned', timestamp: '1' });
    expect([(await showChannel()).stopped?.reason, await stateOfMessage()]).toEqual([
      'banned',
      'by hand',
    ]);
  });

  it.each([
    ['token invalid', 'by hand'],
    ['target input invalid', 'failed'],
  ])('understands %j', async (reason, state) => {
    await tell();
    gateway.faults.push(fonnteError(reason));
    expect(await work()).toEqual([]);
    expect(await stateOfMessage()).toBe(state);
  });

  it('is heard only with the key of its address', async () => {
    const { webhook } = await showChannel();
    expect(new URL(webhook.url).pathname).toBe('/webhooks/whatsapp/fonnte');
    const forged = JSON.stringify({ status: 'disconnect', reason: 'banned' });
    expect((await post('/webhooks/whatsapp/fonnte', forged)).statusCode).toBe(403);
    expect((await post('/webhooks/whatsapp/fonnte?kunci=tebakan', forged)).statusCode).toBe(403);
    expect((await showChannel()).stopped).toBeNull();
  });

  async function fonnteReport(body: object) {
    const { pathname, search } = new URL((await showChannel()).webhook.url);
    expect((await post(pathname + search, JSON.stringify(body))).statusCode).toBe(200);
  }
});
