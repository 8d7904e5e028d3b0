import { expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();

const addressOf = ({ id }: { id: number }) => `/admin/users/${id}`;

it('notifies the owner at his old address when an admin changes his email and password', async () => {
  const { browser } = await signInAs(test, 'admin');
  const user = await createPerson(test);
  const email = `baru-${user.email}`;
  await browser.patch(addressOf(user), { email, password: 'baru' });
  const mails = await test.popMails();
  const received = mails.filter(({ to }) => to === user.email);
  expect(received.map(({ subject }) => subject).toSorted()).toEqual([
    'Email akun TimeSync Anda telah diganti',
    'Password TimeSync Anda telah diganti',
  ]);
  expect(received.map(({ text }) => text).join()).toContain(email);
});

it.each([{ password: 'pengganti' }, { email: 'pencuri@luar.id' }])(
  'an open session takes over no admin by %j: it asks for its own password',
  async (change) => {
    const { user, browser } = await signInAs(test, 'admin');
    const colleague = await createPerson(test, { role: 'admin' });
    test.clock.advance(11 * 60 * 1000);
    for (const target of [user, colleague]) {
      const asked = await browser.patch(addressOf(target), change);
      expect(asked.json()).toMatchObject({ code: 'ADMIN_LOGIN_CHANGE', field: 'currentPassword' });
      const guess = { ...change, currentPassword: 'pengganti' };
      expect((await browser.patch(addressOf(target), guess)).statusCode).toBe(422);
      await openBrowser(test, target);
    }
    const sure = { ...change, currentPassword: PASSWORD };
    expect((await browser.patch(addressOf(colleague), sure)).statusCode).toBe(200);
  },
);

it('asks the admin for his own password before a customer gets another login, but not for a name', async () => {
  const { user, browser } = await signInAs(test, 'admin');
  const customer = await createPerson(test);
  test.clock.advance(11 * 60 * 1000);
  const { email, whatsapp, emailVerified, whatsappVerified } = user;
  const whole = { name: 'Nama Lain', email, whatsapp, emailVerified, whatsappVerified };
  expect((await browser.patch(addressOf(user), whole)).statusCode).toBe(200);
  for (const change of [{ password: 'baru' }, { email: 'pencuri@luar.id' }]) {
    const asked = await browser.patch(addressOf(customer), change);
    expect(asked.json()).toMatchObject({ code: 'ADMIN_LOGIN_CHANGE', field: 'currentPassword' });
  }
  const sure = { password: 'baru', currentPassword: PASSWORD };
  expect((await browser.patch(addressOf(customer), sure)).statusCode).toBe(200);
});
