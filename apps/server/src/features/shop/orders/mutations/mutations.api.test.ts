import { isoDate } from '@timesync/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addBankLines,
  type BankLine,
  bankFile,
  uploadFile,
} from '../../../../../test/bank/bank-files.ts';
import { createPaymentAccount } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

let accountId: number;
let opening = 10_000_000;

const shop = await openOrderShop();
beforeEach(async () => {
  await shop.replacePeople();
  ({ id: accountId } = await createPaymentAccount(shop.test));
});

const admin = () => shop.people.admin.browser;
const today = () => isoDate(shop.test.clock.now());
type Line = Pick<BankLine, 'amount'> & Partial<BankLine>;

const dated = (lines: Line[]) => lines.map((line) => ({ day: today(), ...line }));

/** These lines are in the bank, all of today unless they say otherwise. */
const add = (lines: Line[]) => addBankLines(shop.test, accountId, dated(lines));

/** They come with a file, which does more than storing them. */
async function drop(lines: Line[]) {
  opening += 1;
  const content = bankFile(dated(lines), { opening });
  const sent = { paymentAccountId: accountId, content };
  return (await uploadFile(admin(), '/admin/bank-statements', sent)).json();
}

const lines = async (filter = '') =>
  (await admin().get(`/admin/mutations?paymentAccountId=${accountId}&limit=100${filter}`)).json()
    .data;
const counts = async () =>
  (await admin().get(`/admin/mutations/counts?paymentAccountId=${accountId}`)).json();
const moneyToApprove = async () => (await admin().get('/admin/waiting')).json().money;
const approve = async (...ids: number[]) =>
  (await admin().post('/admin/mutations/approve', { ids })).json().outcomes;
const assign = (id: number, transactionId: number) =>
  admin().post(`/admin/mutations/${id}/assign`, { transactionId, reason: 'Nama pengirim cocok' });
const managed = async (id: number) => (await admin().get(`/admin/transactions/${id}`)).json();

it('notifies the admins once per file that money waits for approval', async () => {
  const order = await shop.newOrder();
  const news = async () =>
    (
      await shop.test.database.pool.query(
        "select line from owner_news where kind = 'money matched'",
      )
    ).rows;
  const before = (await news()).length;
  await drop([{ amount: 77 }]);
  expect(await news()).toHaveLength(before);
  await drop([{ amount: order.payableAmount }]);
  expect((await news()).slice(before)).toEqual([
    { line: expect.stringMatching(/^1 transfer senilai Rp.*cocok dengan pesanan/) },
  ]);
});

it('pays the order that a line names by its amount: licences, mail and evidence', async () => {
  const order = await shop.newOrder(2);
  await shop.test.popMails();
  const moneyBefore = await moneyToApprove();
  await drop([{ amount: order.payableAmount, text: 'TRSF AHMAD' }]);
  expect(await moneyToApprove()).toBe(moneyBefore + 1);
  const [line] = await lines('&state=match');
  expect(line).toMatchObject({
    state: 'match',
    reason: 'match',
    orders: [
      {
        id: order.id,
        invoiceNumber: order.invoiceNumber,
        customer: shop.people.customer.user.name,
      },
    ],
  });
  expect(await counts()).toEqual({ match: 1, matchAmount: order.payableAmount, near: 0, none: 0 });
  expect((await managed(order.id)).seenInBank).toBe(today());

  expect(await approve(line.id)).toEqual([{ id: line.id, transactionId: order.id, message: null }]);
  expect(await moneyToApprove()).toBe(moneyBefore);
  const paid = await managed(order.id);
  expect(paid).toMatchObject({
    status: 'paid',
    receivedAmount: order.payableAmount,
    seenInBank: today(),
  });
  expect(paid.evidence).toMatchObject([{ kind: 'mutation', amount: order.payableAmount }]);
  expect(isoDate(paid.evidence[0].at)).toBe(today());
  expect((await shop.show(order.id)).json().details[0].licenses).toHaveLength(2);
  expect((await shop.test.popMails()).map(({ subject }) => subject)).toEqual([
    `Pembayaran lunas – ${order.invoiceNumber}`,
  ]);
  expect(await lines('&state=used')).toMatchObject([{ id: line.id, orders: [{ id: order.id }] }]);
});

it('proposes an order for one line at a time, whichever account the money came to', async () => {
  const order = await shop.newOrder();
  for (let account = 0; account < 3; account += 1) {
    if (account > 0) ({ id: accountId } = await createPaymentAccount(shop.test));
    await add([{ amount: order.payableAmount }]);
  }
  const ofOrder = async () => {
    const { data } = (await admin().get('/admin/mutations?limit=100')).json();
    return data
      .filter(({ amountSen }: { amountSen: number }) => amountSen === order.payableAmount * 100)
      .toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
  };
  const [first, second, third] = await ofOrder();
  const reasons = async () => (await ofOrder()).map(({ reason }: { reason: string }) => reason);
  expect(await reasons()).toEqual(['match', 'other-line', 'other-line']);
  expect(await approve(second.id)).toMatchObject([
    { transactionId: null, message: expect.stringContaining('mutasi lain') },
  ]);
  await admin().post(`/admin/mutations/${first.id}/ignore`, { reason: 'Bukan penjualan' });
  expect(await reasons()).toEqual(['ignored', 'match', 'other-line']);
  expect(await approve(second.id, third.id)).toMatchObject([
    { transactionId: order.id },
    { transactionId: null },
  ]);
  expect(await reasons()).toEqual(['ignored', 'used', 'paid']);
});

it('answers for each line: paid, taken, or missing', async () => {
  const order = await shop.newOrder();
  await add([{ amount: order.payableAmount }, { amount: 5_000_000 }]);
  const [none, match] = await lines();
  expect(await approve(match.id, none.id, 999_999, match.id)).toEqual([
    { id: match.id, transactionId: order.id, message: null },
    { id: none.id, transactionId: null, message: 'Tidak ada pesanan yang menunggu jumlah ini.' },
    { id: 999_999, transactionId: null, message: 'Mutasi tidak ditemukan.' },
  ]);
  expect(await approve(match.id)).toMatchObject([{ message: 'Mutasi ini sudah dipakai.' }]);
});

// Every reason is judged in `verdict-model.race.test.ts`.
describe('a line that is not in the batch names the order it may mean', () => {
  const judged = async (line: Line) => {
    await add([{ ...line, amount: 1 }, line]);
    return (await lines()).find(({ amountSen }: { amountSen: number }) => amountSen > 100);
  };

  it('the total without its code', async () => {
    const order = await shop.newOrder(7);
    const line = await judged({ amount: order.totalAmount });
    expect(line).toMatchObject({ reason: 'without-code', orders: [{ id: order.id }] });
    expect(await approve(line.id)).toMatchObject([{ transactionId: null }]);
  });

  it('a rounded sum', async () => {
    const order = await shop.newOrder(20);
    const line = await judged({ amount: Math.ceil(order.payableAmount / 100) * 100 });
    expect(line).toMatchObject({ state: 'near', orders: [{ id: order.id }] });
  });

  it('the rest of a partly paid order', async () => {
    const order = await shop.newOrder(11);
    await shop.recordPayment(order.id, { amount: 100_000 });
    const line = await judged({ amount: order.payableAmount - 100_000 });
    expect(line).toMatchObject({ reason: 'rest', orders: [{ id: order.id }] });
    expect((await assign(line.id, order.id)).json()).toMatchObject({ state: 'used' });
    expect(await managed(order.id)).toMatchObject({
      status: 'paid',
      receivedAmount: order.payableAmount,
    });
  });

  it('an order cancelled meanwhile: the money stays free', async () => {
    const order = await shop.newOrder(12);
    const line = await judged({ amount: order.payableAmount });
    expect(line).toMatchObject({ reason: 'match' });
    await shop.cancel(order.id);
    const [outcome] = await approve(line.id);
    expect(outcome.message).toContain('sudah dibatalkan');
    expect((await lines('&state=none'))[0]).toMatchObject({ id: line.id, reason: 'ended' });
  });
});

it.each(['before', 'after'])('a photo approved %s the file gets its line once', async (when) => {
  const order = await shop.newOrder(15);
  await shop.sendProof(order.id, { paymentAccountId: accountId });
  expect((await managed(order.id)).seenInBank).toBeNull();
  if (when === 'before') await shop.approve(order.id);
  await drop([{ amount: order.payableAmount }]);
  if (when === 'after') await shop.approve(order.id);
  expect((await lines())[0]).toMatchObject({ state: 'used', orders: [{ id: order.id }] });
  expect(await managed(order.id)).toMatchObject({
    receivedAmount: order.payableAmount,
    seenInBank: today(),
    evidence: [{ kind: 'photo' }],
  });
});

describe('a person says which order a line pays', () => {
  it('with a reason: it is paid, or the rest is asked for', async () => {
    const order = await shop.newOrder(3);
    await add([{ amount: 100_000 }, { amount: 900_000 }]);
    const [whole, part] = await lines();
    await assign(part.id, order.id);
    expect(await managed(order.id)).toMatchObject({ status: 'pending', receivedAmount: 100_000 });
    await assign(whole.id, order.id);
    const paid = await managed(order.id);
    expect(paid).toMatchObject({ status: 'paid', receivedAmount: 1_000_000 });
    expect(paid.evidence[0]).toMatchObject({ kind: 'mutation', note: 'Nama pengirim cocok' });
  });

  it('once: a line that is used pays no other order', async () => {
    const [first, second] = [await shop.newOrder(), await shop.newOrder()];
    await add([{ amount: 800_000 }]);
    const [line] = await lines();
    await assign(line.id, first.id);
    const refused = await assign(line.id, second.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MUTATION_TAKEN']);
    expect((await managed(second.id)).receivedAmount).toBe(0);
  });

  it.each(['cancelled', 'paid'])('not for one that is %s', async (status) => {
    const order = await shop.newOrder();
    if (status === 'paid') await shop.recordPayment(order.id, { amount: order.payableAmount });
    else await shop.cancel(order.id);
    await add([{ amount: 800_000 }]);
    const [line] = await lines();
    expect((await assign(line.id, order.id)).statusCode).toBe(409);
    expect((await lines())[0]).toMatchObject({ state: 'none' });
  });

  it('never with money that leaves', async () => {
    const order = await shop.newOrder();
    await add([{ amount: -order.payableAmount }]);
    const [line] = await lines();
    const refused = await assign(line.id, order.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('tidak punya pengembalian dana');
  });
});

it("the bank's money is not the cash that paid an order", async () => {
  const { id, payableAmount } = await shop.newOrder();
  await shop.recordPayment(id, { kind: 'cash', amount: payableAmount });
  await add([{ amount: payableAmount }]);
  const [line] = await lines();
  expect((await assign(line.id, id)).json()).toMatchObject({
    code: 'ORDER_STATE',
    message: expect.stringContaining('sudah lunas dengan jumlah lain'),
  });
  expect((await lines())[0].state).not.toBe('used');
});

describe('no sale', () => {
  const ignore = (id: number, reason = 'Bunga bank') =>
    admin().post(`/admin/mutations/${id}/ignore`, { reason });

  it('needs a reason, is remembered for the same text, but never hides the amount of an order', async () => {
    await add([
      { amount: 1_234, text: 'BUNGA' },
      { amount: 1_300, text: 'Bunga' },
    ]);
    const [line] = await lines();
    expect((await ignore(line.id, '')).statusCode).toBe(400);
    expect((await ignore(line.id)).json()).toMatchObject({
      state: 'ignored',
      ignoredReason: 'Bunga bank',
    });
    expect(await lines('&state=ignored')).toHaveLength(2);
    const order = await shop.newOrder(4);
    await drop([
      { amount: 1_400, text: 'BUNGA' },
      { amount: order.payableAmount, text: 'BUNGA' },
    ]);
    expect(await lines('&state=ignored')).toHaveLength(3);
    expect(await lines('&state=match')).toMatchObject([{ orders: [{ id: order.id }] }]);
  });

  it('can be taken back by giving it to an order', async () => {
    const order = await shop.newOrder();
    await add([{ amount: 900_000, text: 'SETORAN' }]);
    const [line] = await lines();
    await ignore(line.id);
    expect((await assign(line.id, order.id)).json().state).toBe('used');
    expect((await ignore(line.id)).json().code).toBe('MUTATION_TAKEN');
    await drop([{ amount: 700_000, text: 'SETORAN' }]);
    expect(await lines('&state=none')).toHaveLength(1);
  });

  it('is never money that left', async () => {
    await add([{ amount: -15_000, text: 'BIAYA ADM' }]);
    const [fee] = await lines();
    expect((await ignore(fee.id)).statusCode).toBe(404);
    expect((await lines())[0]).toMatchObject({ state: 'outgoing', ignoredReason: null });
  });
});

it('money that left is proposed for the refund of its sum, and confirmed once', async () => {
  const order = await shop.newPaidOrder(3);
  const [line] = order.details;
  await admin().post('/admin/transactions/refund', {
    transactionId: order.id,
    reason: 'Kelebihan',
    units: [{ detailId: line.id, licenseIds: [line.licenses[0].id] }],
  });
  await add([
    { amount: -15_000, text: 'BIAYA ADM' },
    { amount: -249_000, text: 'KE ORANG LAIN' },
    { amount: -249_000, text: 'KE AHMAD' },
  ]);
  const isOf = [{ id: order.id }];
  const [proposed, other, fee] = await lines('&state=outgoing');
  expect(proposed).toMatchObject({ reason: 'refund', description: 'KE AHMAD', orders: isOf });
  expect(fee).toMatchObject({ reason: 'outgoing', orders: [] });
  expect((await assign(fee.id, order.id)).statusCode).toBe(409);
  const answers = await Promise.all(Array.from({ length: 5 }, () => assign(proposed.id, order.id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await lines('&state=used')).toMatchObject([{ id: proposed.id, orders: isOf }]);
  // The refund has its line: the second one of that sum is somebody else's.
  const [unused] = await lines('&state=outgoing');
  expect(unused).toMatchObject({ id: other.id, reason: 'outgoing', orders: [] });
  expect((await assign(other.id, order.id)).statusCode).toBe(409);
});
