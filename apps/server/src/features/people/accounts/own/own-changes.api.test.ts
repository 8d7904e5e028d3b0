import { expect, it } from 'vitest';
import { createPerson, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { listHistoryOf } from '../../../../reads/history.ts';
import { createAdmin } from '../users/create-admin.ts';
import { findUserByEmail, type User } from '../users.repository.ts';

const test = await createTestApp();

const historyOf = ({ id }: User) => listHistoryOf(test.database.db, 'user', id);

async function resetPassword({ email }: User): Promise<void> {
  const browser = test.browser();
  await test.popMails();
  await browser.post('/auth/request-otp', { email });
  const mail = (await test.popMails()).find(({ to }) => to === email);
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  await browser.post('/auth/verify-otp', { email, code });
  const reset = await browser.post('/auth/reset-password', {
    newPassword: 'lebih-baru-lagi',
    code,
  });
  expect(reset.statusCode).toBe(200);
}

it('an admin’s changes to his own account are in the history, without his passwords', async () => {
  const { user, browser } = await signInAs(test, 'admin');
  const { email, whatsapp } = user;
  await browser.patch('/profile', { name: 'Nama Baru', email, whatsapp });
  const passwords = { oldPassword: PASSWORD, newPassword: 'password-baru' };
  expect((await browser.patch('/profile/password', passwords)).statusCode).toBe(200);
  await resetPassword(user);
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
  await resetPassword(await createPerson(test));
  expect(await historyOf(user)).toEqual([]);
});

it('a new admin is in the history', async () => {
  await createAdmin(test.dependencies, { email: 'dua@timesync.local', name: 'Dua' });
  const admin = await findUserByEmail(test.database.db, 'dua@timesync.local');
  expect(admin && (await historyOf(admin))).toMatchObject([
    { action: 'create', actorKind: 'system', after: { role: 'admin', name: 'Dua' } },
  ]);
});
