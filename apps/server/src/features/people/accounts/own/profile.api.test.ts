import { describe, expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { resetByMail } from '../../../../../test/recovery-code.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { listHistoryOf } from '../../../../reads/history.ts';
import type { User } from '../users.repository.ts';

const test = await createTestApp();

const profileOf = ({ name, email, whatsapp }: User) => ({ name, email, whatsapp });

describe('PATCH /profile', () => {
  it('changes name and number', async () => {
    const { user, browser } = await signInAs(test);
    const response = await browser.patch('/profile', {
      ...profileOf(user),
      name: 'Nama Baru',
      whatsapp: '0857 1111 2222',
    });
    expect(response.json()).toMatchObject({
      message: 'Profil berhasil diperbarui',
      user: { name: 'Nama Baru', whatsapp: '+6285711112222' },
    });
    expect((await browser.get('/auth/profile')).json().name).toBe('Nama Baru');
  });

  it('changes the email soon after signing in, and notifies the old address', async () => {
    const { user, browser } = await signInAs(test);
    const email = `baru-${user.email}`;
    const response = await browser.patch('/profile', { ...profileOf(user), email });
    expect(response.json().user.email).toBe(email);
    const [notice] = await test.popMails();
    expect(notice).toMatchObject({ to: user.email, text: expect.stringContaining(email) });
  });

  it("refuses another person's email", async () => {
    const other = await createPerson(test);
    const { user, browser } = await signInAs(test);
    const response = await browser.patch('/profile', {
      ...profileOf(user),
      email: other.email.toUpperCase(),
    });
    expect(response.json()).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' });
  });
});

describe('PATCH /profile/password', () => {
  it('changes the password, ends the other sessions and keeps this one', async () => {
    const { user, browser } = await signInAs(test);
    const other = await openBrowser(test, user);
    const response = await browser.patch('/profile/password', {
      oldPassword: PASSWORD,
      newPassword: 'password-baru-lagi',
    });
    expect(response.json()).toEqual({ message: 'Password berhasil diubah' });
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
    expect((await other.get('/auth/profile')).statusCode).toBe(401);
    const login = await test
      .browser()
      .post('/auth/login', { email: user.email, password: 'password-baru-lagi' });
    expect(login.statusCode).toBe(200);
  });

  it('refuses a wrong old password and changes nothing', async () => {
    const { user, browser } = await signInAs(test);
    const response = await browser.patch('/profile/password', {
      oldPassword: 'bukan ini',
      newPassword: 'password-baru-lagi',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: 'Password lama tidak sesuai.',
      field: 'oldPassword',
    });
    await openBrowser(test, user);
  });
});

const historyOf = ({ id }: User) => listHistoryOf(test.database.db, 'user', id);

it('an admin’s changes to his own account are in the history, without his passwords', async () => {
  const { user, browser } = await signInAs(test, 'admin');
  const { email, whatsapp } = user;
  await browser.patch('/profile', { name: 'Nama Baru', email, whatsapp });
  const passwords = { oldPassword: PASSWORD, newPassword: 'password-baru' };
  expect((await browser.patch('/profile/password', passwords)).statusCode).toBe(200);
  const { reset } = await resetByMail(test, email, 'lebih-baru-lagi');
  expect(reset.statusCode).toBe(200);
  const entries = await historyOf(user);
  expect(entries).toMatchObject([
    { action: 'reset password', actor: { email } },
    { action: 'change password', actor: { email } },
    { action: 'update', before: { name: user.name }, after: { name: 'Nama Baru' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/argon2|password-baru|lebih-baru|rahasia/);
});

it("a customer's own account is his", async () => {
  const { user, browser } = await signInAs(test);
  const { email, whatsapp } = user;
  await browser.patch('/profile', { name: 'Nama Baru', email, whatsapp });
  const { reset } = await resetByMail(test, email, 'lebih-baru-lagi');
  expect(reset.statusCode).toBe(200);
  expect(await historyOf(user)).toEqual([]);
});
