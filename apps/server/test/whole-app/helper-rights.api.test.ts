// What the table of rights cannot say by a route alone: keys, logins, files and counts.
import type { AdminRole } from '@timesync/contract';
import { expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../people.ts';
import { openOrderShop } from '../shops/order-shop.ts';

const helpers = {} as Record<AdminRole, SignedIn>;
const shop = await openOrderShop();
for (const adminRole of ['pemilik', 'kasir', 'gudang', 'dukungan'] as const) {
  helpers[adminRole] = await signInAs(shop.test, 'admin', { adminRole });
}
const orderId = (await shop.newOrder(2)).id;
await shop.sendProof(orderId);
const { paymentProof } = (await shop.show(orderId)).json();
const proof = paymentProof;
await shop.approve(orderId);
const keys = (await shop.show(orderId))
  .json()
  .details[0].licenses.map(({ licenseKey }: { licenseKey: string }) => licenseKey);

it('shows keys in full to a pemilik and to support, and masked to a kasir', async () => {
  const read = (role: AdminRole, path: string) => helpers[role].browser.get(path);
  const path = `/admin/transactions/${orderId}`;
  for (const key of keys) {
    const masked = `${key.split('-')[0]}-••••-${key.slice(-4)}`;
    expect((await read('pemilik', path)).body).toContain(key);
    const seen = await read('kasir', path);
    expect(seen.body).not.toContain(key);
    expect(seen.body).toContain(masked);
    expect((await read('dukungan', '/admin/licenses')).body).toContain(key);
    expect((await shop.show(orderId)).body).toContain(key);
  }
});

it('does not spell a key by the search', async () => {
  const [key = ''] = keys;
  const find = async (role: AdminRole) =>
    (await helpers[role].browser.get(`/admin/search?q=${key.slice(0, 9)}`)).json().data;
  expect(await find('dukungan')).toHaveLength(1);
  expect(await find('kasir')).toEqual([]);
});

it('tells support of no money: not in messages to customers, not by the search', async () => {
  const { id, payableAmount } = await shop.newOrder();
  await shop.sendProof(id);
  await shop.reject(id);
  const { customer } = shop.people;
  const told = `/admin/users/${customer.user.id}/notices`;
  const find = async (role: AdminRole) =>
    (await helpers[role].browser.get(`/admin/search?q=${payableAmount}`)).json().data;
  const { body } = await helpers.dukungan.browser.get(told);
  expect(body).toContain('Bukti pembayaran');
  expect(body).not.toMatch(/Rp\s?\d/);
  expect(await find('kasir')).toHaveLength(1);
  expect(await find('dukungan')).toEqual([]);
});

it("changes an admin's data only by a pemilik, and a customer's login not by a kasir", async () => {
  const { customer } = shop.people;
  const change = (role: AdminRole, { user }: SignedIn, body: object) =>
    helpers[role].browser.patch(`/admin/users/${user.id}`, body);
  const login = { email: 'lain@masjid.id' };
  expect((await change('kasir', customer, { name: 'Haji Karim' })).statusCode).toBe(200);
  expect((await change('kasir', customer, login)).statusCode).toBe(403);
  expect((await change('kasir', customer, { password: 'kata-baru' })).statusCode).toBe(403);
  expect((await change('kasir', customer, { email: customer.user.email })).statusCode).toBe(200);
  for (const role of ['kasir', 'dukungan'] as const) {
    expect((await change(role, helpers.pemilik, login)).statusCode).toBe(403);
    expect((await change(role, helpers.pemilik, { name: 'Kasir' })).statusCode).toBe(403);
  }
  expect((await change('dukungan', customer, login)).statusCode).toBe(200);
});

it('shows proofs and papers of customers to those who work with orders', async () => {
  for (const [role, status] of [
    ['pemilik', 200],
    ['kasir', 200],
    ['gudang', 404],
    ['dukungan', 404],
  ] as const) {
    const { browser } = helpers[role];
    expect([role, (await browser.get(proof)).statusCode]).toEqual([role, status]);
    const document = await browser.get(`/transaction/${orderId}/dokumen.pdf`);
    expect([role, document.statusCode]).toEqual([role, status]);
  }
});

it('counts what waits for the role', async () => {
  const waiting = await shop.newOrder();
  await shop.sendProof(waiting.id);
  for (const [role, proofs] of [
    ['kasir', 1],
    ['gudang', 0],
    ['dukungan', 0],
  ] as const) {
    const work = (await helpers[role].browser.get('/admin/waiting')).json();
    expect(work).toMatchObject({ proofs, yesterday: role === 'kasir' ? { orders: 0 } : null });
  }
});

it('an admin without a role may do nothing', async () => {
  const { browser } = await signInAs(shop.test, 'admin', { adminRole: null });
  for (const path of ['/admin/waiting', '/admin/users', '/admin/settings']) {
    expect((await browser.get(path)).statusCode).toBe(403);
  }
});
