import { expect, it } from 'vitest';
import { buyLicenses, newDevice, newRequest } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();
let admin = await signInAs(test, 'admin');

/** The numbers are cached for a short time. */
async function summary() {
  test.clock.advance(60_000);
  return (await admin.browser.get('/admin/summary')).json();
}
const totalOf = async (path: string): Promise<number> =>
  (await admin.browser.get(`${path}&limit=1`)).json().total;

async function activate({ id }: { id: number }): Promise<void> {
  const { code } = await newRequest(test, newDevice());
  const path = `/admin/licenses/${id}/activate`;
  expect((await admin.browser.post(path, { request: code, reason: 'Uji coba' })).statusCode).toBe(
    200,
  );
}
const act = ({ id }: { id: number }, action: string) =>
  admin.browser.post(`/admin/licenses/${id}/actions`, { action, reason: 'Uji coba' });

it('every number is the length of the list behind it', async () => {
  const before = await summary();
  const customer = await signInAs(test);
  const [trial, idle, gone] = await Promise.all(
    [1, 2, 3].map(() => signInAs(test, 'user', { source: 'trial' })),
  );
  if (!trial || !idle || !gone) throw new Error('no people');
  await buyLicenses(test, gone, admin);
  await admin.browser.delete(`/admin/users/${gone.user.id}`);
  await buyLicenses(test, customer, admin);
  const bought = await buyLicenses(test, trial, admin, { qty: 5 });
  for (const license of bought.slice(0, 4)) await activate(license);
  const [, released, suspended, revoked] = bought;
  if (!released || !suspended || !revoked) throw new Error('no licences');
  await act(released, 'release');
  await act(suspended, 'suspend');
  await act(revoked, 'revoke');

  const { trials, licenses, topProducts } = await summary();
  expect(trials).toEqual({
    registered: before.trials.registered + 2,
    bought: before.trials.bought + 1,
  });
  expect(licenses).toEqual({
    active: before.licenses.active + 1,
    unused: before.licenses.unused + 4,
    suspended: before.licenses.suspended + 1,
    revoked: before.licenses.revoked + 1,
  });
  expect(topProducts[0]).toMatchObject({ name: 'Jam Masjid', sold: 7, revenue: 7000 });

  expect(await totalOf('/admin/users?source=trial')).toBe(trials.registered);
  expect(await totalOf('/admin/users?source=trial&bought=yes')).toBe(trials.bought);
  expect(await totalOf('/admin/users?source=trial&bought=no')).toBe(1);
  for (const [status, count] of Object.entries(licenses)) {
    expect(await totalOf(`/admin/licenses?status=${status}`), status).toBe(count);
  }
});

it('the sales of a day are the orders paid on it', async () => {
  const customer = await signInAs(test);
  await buyLicenses(test, customer, admin, { qty: 3 });
  test.clock.advance(26 * 60 * 60 * 1000);
  admin = await signInAs(test, 'admin');
  await buyLicenses(test, await signInAs(test), admin);
  const { days } = await summary();
  expect(days).toHaveLength(84);
  const paidOn = (from: string, to: string) =>
    admin.browser.get(`/admin/transactions?status=paid&from=${from}&to=${to}&limit=100`);
  for (const { day, orders, revenue } of days.filter((each: { orders: number }) => each.orders)) {
    const { data } = (await paidOn(day, day)).json();
    expect(data).toHaveLength(orders);
    const sum = (total: number, order: { totalAmount: number }) => total + order.totalAmount;
    expect(data.reduce(sum, 0)).toBe(revenue);
  }
  const all = ordersOf({ days });
  expect(all).toBeGreaterThan(1);
  expect((await paidOn(days[0].day, days.at(-1).day)).json().total).toBe(all);
});

const ordersOf = ({ days }: { days: Array<{ orders: number }> }) =>
  days.reduce((sum, { orders }) => sum + orders, 0);

it('a refund of days ago takes its sale out of every number', async () => {
  const trial = await signInAs(test, 'user', { source: 'trial' });
  const before = await summary();
  await buyLicenses(test, trial, admin, { qty: 20 });
  const [{ id: transactionId }] = (await trial.browser.get('/transaction')).json().data;
  const sold = await summary();
  expect(sold.topProducts[0].sold).toBe(before.topProducts[0].sold + 20);
  expect(sold.trials.bought).toBe(before.trials.bought + 1);

  test.clock.advance(5 * 24 * 60 * 60 * 1000);
  admin = await signInAs(test, 'admin');
  expect((await summary()).topProducts).toEqual(sold.topProducts);
  await admin.browser.post('/admin/transactions/refund', { transactionId, reason: 'Salah beli' });
  const refunded = await summary();
  expect(refunded.topProducts).toEqual(before.topProducts);
  expect(ordersOf(refunded)).toBe(ordersOf(sold) - 1);
  expect(refunded.trials).toEqual(before.trials);
});
