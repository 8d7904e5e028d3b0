import { describe, expect, it } from 'vitest';
import type { BrowserClient } from '../../../../../test/browser-client.ts';
import { openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { tokenIn } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { replacePassword } from '../users/replace-password.ts';

type Person = Awaited<ReturnType<typeof signInAs>>;

const test = await createTestApp();

const DAY = 24 * 60 * 60 * 1000;
const person = { name: 'Admin Baru', whatsapp: '081234567890', password: 'rahasia-baru' };
const invite = (by: BrowserClient, email: string, more: object = {}) =>
  by.post('/admin/admins/invite', { email, adminRole: 'pemilik', ...more });
const changeRole = (by: BrowserClient, id: number, adminRole: string) =>
  by.post(`/admin/admins/${id}/role`, { adminRole });
let count = 0;
function newEmail(): string {
  count += 1;
  return `undangan${count}@masjid.id`;
}

async function tokenFor(email: string): Promise<string> {
  return tokenIn((await test.popMails()).find(({ to }) => to === email)?.text);
}

describe('an invitation', () => {
  it('creates an admin who is signed in, once', async () => {
    const { browser } = await signInAs(test, 'admin');
    const email = newEmail();
    expect((await invite(browser, email)).statusCode).toBe(201);
    const token = await tokenFor(email);
    const guest = test.browser();
    const accepted = await guest.post('/auth/accept-invitation', { token, ...person });
    expect(accepted.json()).toMatchObject({ user: { email, role: 'admin', adminRole: 'pemilik' } });
    const list = (await guest.get('/admin/admins')).json();
    expect(list.admins).toContainEqual(expect.objectContaining({ email, isSelf: true }));
    expect((await browser.get('/admin/links')).json().data).toEqual([]);
    const again = await test.browser().post('/auth/accept-invitation', { token, ...person });
    expect(again.json()).toMatchObject({ code: 'LINK_DEAD' });
  });

  it('is invalid when withdrawn, and after three days', async () => {
    const { browser } = await signInAs(test, 'admin');
    const [withdrawn, old] = [newEmail(), newEmail()];
    await invite(browser, withdrawn);
    const [{ id }] = (await browser.get('/admin/links')).json().data;
    await invite(browser, old);
    const tokens = (await test.popMails()).map(({ text }) => tokenIn(text)).filter(Boolean);
    expect(tokens).toHaveLength(2);
    expect((await browser.delete(`/admin/links/${id}`)).statusCode).toBe(200);
    test.clock.advance(3 * DAY + 1);
    for (const token of tokens) {
      const response = await test.browser().post('/auth/accept-invitation', { token, ...person });
      expect(response.statusCode).toBe(410);
    }
  });

  it('goes to no address that has an account or an invitation', async () => {
    const { browser } = await signInAs(test, 'admin');
    const { user } = await signInAs(test);
    const taken = await invite(browser, user.email);
    expect(taken.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    const email = newEmail();
    await invite(browser, email);
    const twice = await invite(browser, email.toUpperCase());
    expect(twice.json()).toMatchObject({ code: 'INVITATION_OPEN' });
  });
});

describe('what an admin made who lost his access', () => {
  const ways: Array<[string, (target: Person, by: BrowserClient) => Promise<unknown>]> = [
    ['was ended', ({ user }, by) => by.post(`/admin/admins/${user.id}/end`, {})],
    ['got another role', ({ user }, by) => changeRole(by, user.id, 'kasir')],
    ['was deleted', ({ user }, by) => by.delete(`/admin/users/${user.id}`)],
    ['got a password', ({ user }, by) => by.patch(`/admin/users/${user.id}`, { password: 'baru' })],
    ['was reset', ({ user }) => replacePassword(test.dependencies, user.email)],
    [
      'chose another password',
      ({ browser }) =>
        browser.patch('/profile/password', {
          oldPassword: PASSWORD,
          newPassword: 'kata-sandi-lain',
        }),
    ],
  ];
  it.each(ways)('is dead once he %s: invitations and keys', async (_, takeAccess) => {
    const { browser: colleague } = await signInAs(test, 'admin');
    const inviter = await signInAs(test, 'admin');
    const email = newEmail();
    expect((await invite(inviter.browser, email)).statusCode).toBe(201);
    const token = await tokenFor(email);
    const body = { name: 'Pembukuan', scopes: ['customers:read'] };
    const { key } = (await inviter.browser.post('/admin/api-keys', body)).json();
    const headers = { authorization: `Bearer ${key}` };
    const callWithKey = () => test.app.inject({ url: '/admin/users', headers });
    expect((await callWithKey()).statusCode).toBe(200);
    await takeAccess(inviter, colleague);
    const { data } = (await colleague.get('/admin/links')).json();
    expect(data.map((open: { about: string }) => open.about)).not.toContain(email);
    const accepted = await test.browser().post('/auth/accept-invitation', { token, ...person });
    expect(accepted.json()).toMatchObject({ code: 'LINK_DEAD' });
    expect((await callWithKey()).statusCode).toBe(401);
    const ended = 'select ended_at from api_keys where made_by = $1';
    const { rows } = await test.database.pool.query(ended, [inviter.user.id]);
    expect(rows).toEqual([{ ended_at: expect.anything() }]);
  });

  it('is dead when only his account is deleted', async () => {
    const { browser, user } = await signInAs(test, 'admin');
    const email = newEmail();
    await invite(browser, email);
    const token = await tokenFor(email);
    await test.database.pool.query('update users set deleted_at = now() where id = $1', [user.id]);
    const accepted = await test.browser().post('/auth/accept-invitation', { token, ...person });
    expect(accepted.statusCode).toBe(410);
  });
});

it('notifies every other pemilik of a new admin', async () => {
  const fresh = await createTestApp();
  const inviter = await signInAs(fresh, 'admin');
  const colleague = await signInAs(fresh, 'admin');
  await signInAs(fresh);
  await signInAs(fresh, 'admin', { adminRole: 'gudang' });
  const email = newEmail();
  await invite(inviter.browser, email);
  const [invitation] = await fresh.popMails();
  const token = tokenIn(invitation?.text);
  await fresh.browser().post('/auth/accept-invitation', { token, ...person });
  const received = await fresh.popMails();
  const others = [inviter.user.email, colleague.user.email];
  expect(received.map(({ to }) => to).toSorted()).toEqual(others.toSorted());
  for (const { subject, text } of received) {
    expect(subject).toBe('Admin baru di TimeSync');
    expect(text).toContain(email);
  }
});

it('gives the invited role, and no invitation without one', async () => {
  const { browser } = await signInAs(test, 'admin');
  const email = newEmail();
  expect((await browser.post('/admin/admins/invite', { email })).statusCode).toBe(400);
  await invite(browser, email, { adminRole: 'gudang' });
  const token = await tokenFor(email);
  const accepted = await test.browser().post('/auth/accept-invitation', { token, ...person });
  expect(accepted.json().user).toMatchObject({ email, adminRole: 'gudang' });
});

it('gives an admin another role, who signs in again, and ends him, never the last pemilik', async () => {
  const fresh = await createTestApp();
  const { browser, user } = await signInAs(fresh, 'admin');
  const other = await signInAs(fresh, 'admin');
  expect((await changeRole(browser, other.user.id, 'kasir')).statusCode).toBe(200);
  expect((await other.browser.get('/auth/profile')).statusCode).toBe(401);
  const cashier = await openBrowser(fresh, other.user);
  expect((await cashier.get('/auth/profile')).json()).toMatchObject({ adminRole: 'kasir' });
  expect((await changeRole(cashier, other.user.id, 'pemilik')).statusCode).toBe(403);
  const end = (id: number) => browser.post(`/admin/admins/${id}/end`, {});
  for (const last of [await changeRole(browser, user.id, 'dukungan'), await end(user.id)]) {
    expect(last.json()).toMatchObject({ code: 'LAST_ADMIN' });
  }
  const customer = await signInAs(fresh);
  expect((await changeRole(browser, customer.user.id, 'pemilik')).statusCode).toBe(404);
  expect((await changeRole(browser, other.user.id, 'raja')).statusCode).toBe(400);
  expect((await end(other.user.id)).statusCode).toBe(200);
  expect((await cashier.get('/auth/profile')).statusCode).toBe(401);
});
