import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { buyLicenses, newDevice } from '../../../../test/licenses.ts';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';
import type { WebhookRequest } from '../../../platform/webhooks/post-webhook.ts';
import { signWebhook } from '../../../platform/webhooks/sign-webhook.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { type WebhookJob, webhookJob } from './queue-webhooks.ts';
import { forgetOldDeliveries } from './webhooks.repository.ts';

const path = '/admin/webhooks';
const HOUR_MS = 60 * 60 * 1000;
const ALL = ['order.placed', 'order.paid', 'order.refunded', 'license.issued', 'license.activated'];
const EVENTS = [...ALL, 'license.released', 'license.revoked'];

let sent: WebhookRequest[] = [];
let answer: () => number;
const shop = await openOrderShop({
  postWebhook: async (message) => {
    sent.push(message);
    return answer();
  },
});
beforeEach(async () => {
  const { database, dependencies } = shop.test;
  await shop.replacePeople();
  for (const { id } of await listed()) await admin().delete(`${path}/${id}`);
  await database.pool.query('delete from webhook_deliveries');
  await dependencies.jobs.boss.deleteAllJobs(webhookJob.name);
  sent = [];
  answer = () => 204;
});

const admin = () => shop.people.admin.browser;
const listed = async () => (await admin().get(path)).json().data;
const add = (events = EVENTS, url = `https://penerima-${randomUUID()}.contoh.id/kabar`) =>
  admin().post(path, { url, events });
const log = async () => (await admin().get(`${path}/deliveries`)).json().data;
const bodies = () => sent.map(({ body }) => JSON.parse(body));

/** Runs the due jobs, and returns the pauses in seconds of those that wait. */
async function work(): Promise<number[]> {
  const { database, dependencies } = shop.test;
  const { boss } = dependencies.jobs;
  for (;;) {
    const [job] = await boss.fetch<WebhookJob>(webhookJob.name);
    if (!job) break;
    await deliverWebhook(dependencies, job.data);
    await boss.complete(webhookJob.name, job.id);
  }
  const { rows } = await database.pool.query(
    `select round(extract(epoch from start_after - created_on))::int as pause
     from pgboss.job where name = $1 and state = 'created' order by created_on`,
    [webhookJob.name],
  );
  return rows.map(({ pause }) => pause);
}

const makeDue = () =>
  shop.test.database.pool.query(
    "update pgboss.job set start_after = now() where name = $1 and state = 'created'",
    [webhookJob.name],
  );

async function workForADay(): Promise<number[]> {
  const pauses: number[] = [];
  for (;;) {
    const [pause] = await work();
    if (pause === undefined) return pauses;
    pauses.push(pause);
    await makeDue();
  }
}

it('tells what happens to an order and its licences, signed, and names no key', async () => {
  const { secret } = (await add()).json();
  const { id } = await shop.newOrder(2);
  await shop.sendProof(id);
  expect((await shop.approve(id)).statusCode).toBe(200);
  expect((await shop.refund(id)).statusCode).toBe(200);
  await work();

  expect(bodies().map(({ type }) => type)).toEqual([
    'order.placed',
    'license.issued',
    'order.paid',
    'license.revoked',
    'order.refunded',
  ]);
  const paid = bodies()[2];
  expect(paid).toEqual({
    type: 'order.paid',
    timestamp: shop.test.clock.now().toISOString(),
    data: expect.objectContaining({ id, status: 'paid', customerId: shop.people.customer.user.id }),
  });
  expect(bodies()[1].data.licenses).toEqual([
    expect.objectContaining({ orderLineId: paid.data.lines[0].id, deviceType: null }),
    expect.objectContaining({ customerId: shop.people.customer.user.id }),
  ]);
  expect(bodies()[4].data).toMatchObject({
    status: 'refunded',
    receivedAmount: paid.data.payableAmount,
  });

  const { rows } = await shop.test.database.pool.query('select license_key from licenses');
  const all = JSON.stringify(sent);
  for (const { license_key } of rows) expect(all).not.toContain(license_key);
  expect(all).not.toMatch(/token|password|proof|secret|whsec_/i);
  for (const { headers, body } of sent) {
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    const expected = signWebhook(secret, { id: headers['webhook-id'] ?? '', sentAt, body });
    expect(headers).toEqual(expected);
  }
  expect(await log()).toHaveLength(5);
  expect((await log())[0]).toMatchObject({ state: 'delivered', status: 204, attempts: 1 });
});

it('tells once of a licence that is activated, released and activated again', async () => {
  await add(['license.activated', 'license.released']);
  const { customer, admin: seller } = shop.people;
  const [license] = await buyLicenses(shop.test, customer, seller);
  const device = newDevice();
  const call = (url: string, body: object) =>
    shop.test.app.inject({
      method: 'POST',
      url,
      payload: { licenseKey: license?.licenseKey, deviceId: device.idText, ...body },
    });
  const activate = () => call('/device/v1/activate', { deviceType: device.type });
  const { releaseSecret } = (await activate()).json();
  await activate();
  expect((await call('/device/v1/release', { releaseSecret })).statusCode).toBe(200);
  await work();
  expect(
    bodies().map(({ type, data }) => [type, data.licenses[0].id, data.licenses[0].deviceType]),
  ).toEqual([
    ['license.activated', license?.id, 'tvbox'],
    ['license.released', license?.id, null],
  ]);
});

it('writes nothing for an event that nobody wants, nor for a change that is refused', async () => {
  await add(['order.paid']);
  const { id } = await shop.newOrder();
  expect((await shop.approve(id)).statusCode).not.toBe(200);
  expect(await log()).toEqual([]);
});

it('shows a secret once, and stores it sealed', async () => {
  const { secret } = (await add(['order.paid'])).json();
  expect(secret).toMatch(/^whsec_/);
  expect(JSON.stringify(await listed())).not.toContain(secret);
  const { rows } = await shop.test.database.pool.query(
    "select value::text from settings where name = 'webhooks' union all select after::text from history where action = 'add webhook'",
  );
  for (const { value } of rows) expect(value).not.toContain(secret);
});

it('takes five different addresses, also of requests at the same moment', async () => {
  const url = 'https://sama.contoh.id/';
  const same = await Promise.all([add(ALL, url), add(ALL, url)]);
  expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const more = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  const before = await listed();
  expect(before).toHaveLength(5);

  const changed = { id: before[1].id, url: before[1].url, events: ['order.paid'] };
  expect((await admin().post(path, changed)).statusCode).toBe(200);
  expect(await listed()).toEqual(before.with(1, { ...changed, stopped: null }));
});

it.each([
  'http://contoh.id/',
  'https://10.0.0.1/',
  'https://[fd00::1]/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://nama:sandi@contoh.id/',
  'ftp://contoh.id',
  'contoh.id',
])('refuses the address %s', async (url) => {
  const refused = await add(ALL, url);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field: 'url' });
});

it('refuses events that are unknown, repeated or none', async () => {
  for (const events of [[], ['order.lost'], ['order.paid', 'order.paid']]) {
    expect((await add(events)).statusCode).toBe(400);
  }
});

it('tries again for a day, then switches the address off and tells the admins once', async () => {
  answer = () => 500;
  await add(['order.placed']);
  const [{ id }] = await listed();
  await shop.newOrder();
  await shop.newOrder();
  await work();
  // The second one is ahead of the first: it stops the address for both.
  expect(await workForADay()).toEqual(expect.arrayContaining([5, 300, 1800, 7200, 18_000, 57_600]));
  expect(await log()).toEqual([
    expect.objectContaining({ state: 'failed', canBeSentAgain: true }),
    expect.objectContaining({ state: 'failed', status: 500, attempts: 7 }),
  ]);
  expect(await listed()).toEqual([
    expect.objectContaining({
      id,
      stopped: { at: expect.any(String), reason: 'Dijawab dengan status 500' },
    }),
  ]);
  const { rows } = await shop.test.database.pool.query(
    "select line from owner_news where kind = 'webhook stopped'",
  );
  expect(rows).toHaveLength(1);

  sent = [];
  await shop.newOrder();
  await work();
  expect(sent).toEqual([]);
  expect(
    (await admin().post(`${path}/deliveries/${(await log())[0].id}/send-again`)).statusCode,
  ).toBe(409);

  answer = () => 200;
  const [{ url, events }] = await listed();
  const body = { id, url, events };
  expect((await admin().post(path, body)).json()).toEqual({ secret: null });
  expect(await listed()).toEqual([{ ...body, stopped: null }]);
  expect((await admin().post(path, { ...body, id: randomUUID() })).statusCode).toBe(404);
  await work();
  expect(sent).toHaveLength(2);
  expect((await log()).map(({ state }: { state: string }) => state)).toEqual([
    'delivered',
    'delivered',
  ]);
});

it('keeps an address on that accepts other messages, and stops at once where it is gone', async () => {
  await add(['order.placed']);
  answer = () => 422;
  await shop.newOrder();
  await work();
  answer = () => 200;
  shop.test.clock.advance(HOUR_MS);
  await shop.newOrder();
  await shop.test.dependencies.jobs.boss.fetch(webhookJob.name);
  await shop.test.database.pool.query(
    "update webhook_deliveries set state = 'delivered', last_tried_at = $1 where attempts = 0",
    [shop.test.clock.now()],
  );
  answer = () => 422;
  await makeDue();
  await workForADay();
  expect((await listed())[0].stopped).toBeNull();

  answer = () => 410;
  await shop.newOrder();
  await work();
  expect((await listed())[0].stopped).toMatchObject({ reason: 'Dijawab dengan status 410' });
});

it('a restored backup that may only write its outbox tells nobody', async () => {
  await add(['order.placed']);
  await shop.newOrder();
  const { dependencies } = shop.test;
  const [job] = await dependencies.jobs.boss.fetch<WebhookJob>(webhookJob.name);
  const config = { ...dependencies.config, OUTBOX_ONLY: true };
  await deliverWebhook({ ...dependencies, config }, job?.data ?? { deliveryId: 0, attempt: 0 });
  expect(sent).toEqual([]);
  const failure = expect.stringContaining('OUTBOX_ONLY');
  expect(await log()).toMatchObject([{ state: 'failed', failure, lastTriedAt: null }]);
});

it('waits for one further try when two servers have made the same one', async () => {
  answer = () => 500;
  await add(['order.placed']);
  await shop.newOrder();
  const { dependencies } = shop.test;
  const [job] = await dependencies.jobs.boss.fetch<WebhookJob>(webhookJob.name);
  const data = job?.data ?? { deliveryId: 0, attempt: 0 };
  await Promise.all([deliverWebhook(dependencies, data), deliverWebhook(dependencies, data)]);
  expect(await work()).toEqual([5]);
});

it('sends again under the former id, and only once when asked twice', async () => {
  await add(['order.placed']);
  await shop.newOrder();
  await work();
  const [{ id }] = await log();
  const again = () => admin().post(`${path}/deliveries/${id}/send-again`);
  const asked = await Promise.all([again(), again()]);
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  await work();
  const ids = sent.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect((await admin().post(`${path}/deliveries/999999/send-again`)).statusCode).toBe(409);
});

it('forgets what was delivered a month ago', async () => {
  await add(['order.placed']);
  await shop.newOrder();
  await work();
  await shop.newOrder();
  shop.test.clock.advance(31 * 24 * HOUR_MS);
  await forgetOldDeliveries(shop.test.dependencies);
  const { rows } = await shop.test.database.pool.query('select state from webhook_deliveries');
  expect(rows).toEqual([{ state: 'waiting' }]);
});
