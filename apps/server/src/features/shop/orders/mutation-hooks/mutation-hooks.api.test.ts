import { createHmac, randomBytes } from 'node:crypto';
import { isoDate } from '@timesync/contract';
import { beforeEach, expect, it } from 'vitest';
import { bankFile, uploadFile } from '../../../../../test/bank/bank-files.ts';
import { createPaymentAccount } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

/** As `createPaymentAccount` makes it. */
const ACCOUNT_NUMBER = '7123456789';

let accountId: number;
let secret: string;
let number = 0;

const shop = await openOrderShop();
beforeEach(async () => {
  await shop.replacePeople();
  ({ id: accountId } = await createPaymentAccount(shop.test));
  ({ secret } = (await connect()).json());
});

const admin = () => shop.people.admin.browser;
const connect = (body: object = {}) =>
  admin().post('/admin/mutation-hooks', { paymentAccountId: accountId, service: 'moota', ...body });
const today = () => isoDate(shop.test.clock.now());

interface Line {
  amount: number | string;
  id?: string;
  day?: string;
  account_number?: string;
  type?: string;
}

function lineOf({ amount, id, day = today(), ...rest }: Line) {
  number += 1;
  return {
    account_number: ACCOUNT_NUMBER,
    date: `${day} 09:15:00`,
    description: 'TRSF E-BANKING CR',
    type: 'CR',
    mutation_id: id ?? `mutasi-${number}`,
    amount,
    ...rest,
  };
}

function send(content: unknown, { by = secret, to = accountId, headers = {} } = {}) {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  const signature = createHmac('sha256', by).update(payload).digest('hex');
  return shop.test.app.inject({
    method: 'POST',
    url: `/hooks/mutations/${to}`,
    headers: { 'content-type': 'application/json', signature, ...headers },
    payload,
  });
}
const report = (...lines: Line[]) => send(lines.map(lineOf));

const lines = async () =>
  (await admin().get(`/admin/mutations?paymentAccountId=${accountId}&limit=100`)).json().data;
const statusOf = async (id: number) =>
  (await admin().get(`/admin/transactions/${id}`)).json().status;
const bookItself = (booksItself = true) =>
  admin().post('/admin/mutation-hooks', { paymentAccountId: accountId, booksItself });
async function drop(amounts: number[], day = today()) {
  const content = bankFile(
    amounts.map((amount) => ({ day, amount, text: `DARI BANK ${amount}` })),
    { opening: 10_000_000 + accountId },
  );
  const sent = { paymentAccountId: accountId, content };
  const answer = await uploadFile(admin(), '/admin/bank-statements', sent);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

it('a reported line is proposed for its order, unproven, and paid by a person', async () => {
  const order = await shop.newOrder();
  const answer = await report({ amount: order.payableAmount });
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: 1, added: 1 }]);
  const [line] = await lines();
  expect(line).toMatchObject({
    ...{ isProven: false, state: 'near', reason: 'unproven', amountSen: order.payableAmount * 100 },
    orders: [{ id: order.id }],
  });
  expect(await statusOf(order.id)).toBe('pending');
  const { rows } = await shop.test.database.pool.query(
    "select line from owner_news where kind = 'money reported' and subject_id = $1",
    [line.id],
  );
  expect(rows).toEqual([{ line: expect.stringContaining('dilaporkan dan cocok') }]);
  const waiting = (await admin().get('/admin/waiting')).json();
  expect([waiting.money, waiting.amounts.money]).toEqual([1, order.payableAmount]);
  const reason = 'Sudah terlihat di m-banking';
  await admin().post(`/admin/mutations/${line.id}/assign`, { transactionId: order.id, reason });
  expect(await statusOf(order.id)).toBe('paid');
});

it('the same line twice is one line, also when the whole day comes again', async () => {
  const day = Array.from({ length: 300 }, (_, n) => lineOf({ amount: 2_000_000 + n }));
  expect((await send(day.slice(0, 200))).json()).toEqual({ received: 200, added: 200 });
  expect((await send(day)).json()).toEqual({ received: 300, added: 100 });
  expect((await send(day)).json()).toEqual({ received: 300, added: 0 });
  const twice = lineOf({ amount: 3_000_001 });
  expect((await send([twice, twice])).json()).toEqual({ received: 2, added: 1 });
});

it('a thousand in a burst are a thousand lines, each once', async () => {
  const posts = Array.from({ length: 1000 }, (_, n) => [lineOf({ amount: 5_000_000 + n })]);
  // A database that a busy machine keeps waiting is answered 503, and a service posts again.
  const sendUntilTaken = async (post: unknown): ReturnType<typeof send> => {
    const answer = await send(post);
    return answer.statusCode === 503 ? sendUntilTaken(post) : answer;
  };
  const answers = await Promise.all(
    posts
      .flatMap((post, n) => (n % 10 ? [post] : [post, post]))
      .map((post) => sendUntilTaken(post)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const added = answers.reduce((sum, answer) => sum + answer.json().added, 0);
  const { rows } = await shop.test.database.pool.query(
    'select count(*)::int as count from bank_mutations where payment_account_id = $1',
    [accountId],
  );
  expect([added, rows[0].count]).toEqual([1000, 1000]);
});

it('refuses a wrong secret, a changed body, no signature, and an account that is not connected', async () => {
  const other = await createPaymentAccount(shop.test);
  const post = [lineOf({ amount: 1 })];
  const refused = [
    await send(post, { by: 'rahasia-lain' }),
    await send(post, { headers: { signature: '' } }),
    await send(post, { to: other.id }),
    await send(post, { to: 999_999 }),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'REPORT_REFUSED']);
  }
  expect(await lines()).toEqual([]);
});

it('a replaced secret ends the old one, and a removed connection ends both', async () => {
  const old = secret;
  const fresh = (await connect()).json().secret;
  expect((await send([], { by: old })).statusCode).toBe(401);
  expect((await send([], { by: fresh })).statusCode).toBe(200);
  expect((await admin().delete(`/admin/mutation-hooks/${accountId}`)).statusCode).toBe(200);
  expect((await send([], { by: fresh })).statusCode).toBe(401);
  expect((await admin().delete(`/admin/mutation-hooks/${accountId}`)).statusCode).toBe(404);
});

it('is not connected with Mutasibank without its secret, which is theirs', async () => {
  const refused = await connect({ service: 'mutasibank', secret: '' });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'secret']);
  expect((await connect({ service: 'mutasibank', secret })).statusCode).toBe(200);
});

it('takes the lines of its own account and no others', async () => {
  const foreign = { amount: 6_000_000, account_number: '9999999999' };
  expect((await report(foreign)).json()).toMatchObject({ code: 'STATEMENT_REFUSED' });
  const mixed = await report(foreign, { amount: 6_000_001 });
  expect(mixed.json()).toEqual({ received: 1, added: 1 });
  expect(await lines()).toHaveLength(1);
});

it('refuses a post with an amount that it cannot read, and one that is no list', async () => {
  const bad = await report({ amount: 6_100_001 }, { amount: 'banyak' });
  expect([bad.statusCode, bad.json().field]).toEqual([400, '1.amount']);
  for (const content of ['', '{', '[]x', 'null', '{"a":1}']) {
    expect((await send(content)).statusCode).toBe(400);
  }
  expect(await lines()).toEqual([]);
});

it('takes the text of a line that was cut in the middle of a letter, and no id with one', async () => {
  const line = lineOf({ amount: 6_150_000 });
  const cut = { ...line, description: `${'x'.repeat(499)}😀 \u0000` };
  expect(
    (await send([cut, { ...lineOf({ amount: 6_150_001 }), description: '\ud83d' }])).json(),
  ).toEqual({ received: 2, added: 2 });
  for (const id of ['a\u0000', '\ud83d']) {
    expect((await report({ amount: 6_150_002, id })).statusCode).toBe(400);
  }
});

it('refuses a post whose day or direction cannot be read with certainty', async () => {
  const lines = [
    { amount: 6_170_000, day: '0000-01-01' },
    { amount: 6_170_000, day: '9999-12-31' },
    { amount: '-6.170.000' },
    { amount: '6.170.000 DB' },
  ];
  for (const line of lines) expect((await report(line)).statusCode).toBe(400);
});

it("the day's file proves what was reported, adds nothing, and keeps what was paid", async () => {
  const order = await shop.newOrder();
  await report({ amount: order.payableAmount }, { amount: 6_200_000 }, { amount: 6_200_000 });
  const [paid] = (await lines()).filter(({ orders }: { orders: unknown[] }) => orders.length > 0);
  const body = { transactionId: order.id, reason: 'Terlihat di bank' };
  await admin().post(`/admin/mutations/${paid.id}/assign`, body);
  const { addedCount } = await drop([order.payableAmount, 6_200_000, 6_200_000, 6_200_001]);
  expect(addedCount).toBe(1);
  const all = await lines();
  expect(all).toHaveLength(4);
  for (const line of all) {
    expect(line.isProven).toBe(true);
    expect(line.description).toMatch(/^DARI BANK/);
  }
  expect(all.find(({ id }: { id: number }) => id === paid.id)).toMatchObject({ state: 'used' });
  expect((await drop([order.payableAmount, 6_200_000, 6_200_000, 6_200_001])).addedCount).toBe(0);
});

it.each(['report', 'file'])(
  'a report and the file of the same moment are one line, also when the %s is first',
  async (first) => {
    const { pool } = shop.test.database;
    const isWaiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
    const waiting = (count: number) =>
      expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(count);
    const calls = [() => report({ amount: 6_250_000 }), () => drop([6_250_000])];
    const [one, other] = first === 'report' ? calls : calls.toReversed();
    const turn = await pool.connect();
    await turn.query('begin');
    const name = `mutations of account ${accountId}`;
    await turn.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
    const begun = [one?.()];
    await waiting(1);
    begun.push(other?.());
    await waiting(2);
    await turn.query('commit');
    turn.release();
    await Promise.all(begun);
    expect(await lines()).toHaveLength(1);
  },
);

it('a line that the file brought first is the reported one', async () => {
  await drop([6_300_000, 6_300_000]);
  const same = [lineOf({ amount: 6_300_000 }), lineOf({ amount: 6_300_000 })];
  // A repeat does not take the file's other line.
  for (const _ of [1, 2]) expect((await send(same.slice(0, 1))).json().added).toBe(0);
  expect((await send(same)).json()).toEqual({ received: 2, added: 0 });
  expect((await send([...same, lineOf({ amount: 6_300_000 })])).json().added).toBe(1);
  expect(await lines()).toHaveLength(3);
});

it('a photo that was approved first gets the reported line as its trace', async () => {
  const order = await shop.newOrder();
  await shop.sendProof(order.id, { paymentAccountId: accountId });
  await shop.approve(order.id);
  await report({ amount: order.payableAmount });
  expect((await lines())[0]).toMatchObject({ state: 'used', orders: [{ id: order.id }] });
});

it('books by itself only where it is switched on and the amount is unique', async () => {
  const [first, second, third] = [
    await shop.newOrder(),
    await shop.newOrder(),
    await shop.newOrder(),
  ];
  await report({ amount: first.payableAmount });
  expect(await statusOf(first.id)).toBe('pending');
  expect((await bookItself()).statusCode).toBe(200);
  await report({ amount: second.payableAmount });
  expect(await statusOf(second.id)).toBe('paid');
  const history = await admin().get(`/admin/history?subject=order&subjectId=${second.id}`);
  expect(history.json().data[0]).toMatchObject({ action: 'recordPayment', actorKind: 'system' });
  await report({ amount: third.payableAmount }, { amount: third.payableAmount });
  expect(await statusOf(third.id)).toBe('pending');
  await bookItself(false);
});

it('finishes what it stored and did not book, when the service repeats the post', async () => {
  const order = await shop.newOrder();
  const post = [lineOf({ amount: order.payableAmount })];
  await send(post);
  await shop.test.database.pool.query('delete from owner_news');
  expect((await send(post)).json()).toEqual({ received: 1, added: 0 });
  const { rows } = await shop.test.database.pool.query('select kind from owner_news');
  expect(rows).toEqual([{ kind: 'money reported' }]);
  await bookItself();
  await send(post);
  expect(await statusOf(order.id)).toBe('paid');
});

it('books nothing by itself that is not exactly what an open order asks for', async () => {
  await bookItself();
  const [order, cancelled] = [await shop.newOrder(), await shop.newOrder()];
  await shop.cancel(cancelled.id);
  await report(
    { amount: order.payableAmount + 1 },
    { amount: cancelled.payableAmount },
    { amount: order.payableAmount, type: 'DB' },
    { amount: order.payableAmount, day: '2020-01-01' },
  );
  expect(await statusOf(order.id)).toBe('pending');
  expect(await statusOf(cancelled.id)).toBe('cancelled');
});

it('two reports of the same money at once pay its order once', async () => {
  await bookItself();
  const order = await shop.newOrder();
  const line = lineOf({ amount: order.payableAmount });
  await shop.test.database.pool.query('delete from owner_news');
  await Promise.all(Array.from({ length: 10 }, () => send([line])));
  expect(await statusOf(order.id)).toBe('paid');
  // Nobody is asked to look at what is booked.
  expect((await shop.test.database.pool.query('select line from owner_news')).rows).toEqual([]);
  const { rows } = await shop.test.database.pool.query(
    'select count(*)::int as count from payment_evidence where order_id = $1',
    [order.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('a program with the scope posts the plain format by its key', async () => {
  const post = (key: string, to = accountId) =>
    shop.test.app.inject({
      method: 'POST',
      url: `/hooks/mutations/${to}`,
      headers: { authorization: `Bearer ${key}` },
      payload: {
        account_number: ACCOUNT_NUMBER,
        mutations: [
          { id: randomBytes(6).toString('hex'), at: today(), type: 'credit', amount: 7_000_000 },
        ],
      },
    });
  const makeKey = async (scope: string) =>
    (await admin().post('/admin/api-keys', { name: 'Bank', scopes: [scope] })).json().key;
  expect((await post(await makeKey('mutations:write'))).json()).toEqual({ received: 1, added: 1 });
  expect((await post(await makeKey('orders:read'))).statusCode).toBe(403);
  expect((await post('tsk_salah')).statusCode).toBe(401);
});

it('shows the secret once and stores it sealed, and refuses what is no connection', async () => {
  const own = (await connect({ service: 'mutasibank', secret: 'dari-layanan-64' })).json();
  expect(own).toEqual({
    url: `${shop.test.dependencies.config.publicUrl}/hooks/mutations/${accountId}`,
    secret: 'dari-layanan-64',
  });
  const list = await admin().get('/admin/mutation-hooks');
  expect(list.body).not.toContain('dari-layanan-64');
  const { rows } = await shop.test.database.pool.query('select * from mutation_hooks');
  expect(rows.some((row) => row.sealed_secret.includes('dari-layanan-64'))).toBe(false);
  const alone = { service: undefined, secret: 'tanpa-layanannya' };
  const bad = [{ service: 'bca' }, { secret: 'pendek' }, { paymentAccountId: '1' }, alone];
  for (const body of [...bad, { service: undefined }, { ...alone, booksItself: true }]) {
    expect((await connect(body)).statusCode).toBe(400);
  }
  expect((await connect({ paymentAccountId: 999_999 })).statusCode).toBe(422);
});
