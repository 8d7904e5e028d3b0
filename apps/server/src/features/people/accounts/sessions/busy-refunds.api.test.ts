// Requests refused because the server is busy cost no points (T71).
import { expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { AppError } from '../../../../platform/app-error.ts';

const test = await createTestApp({ realLimits: true });

/** The statuses of this many calls while no password can be hashed. */
async function whileBusy(count: number, call: () => Promise<{ statusCode: number }>) {
  const { passwords } = test.dependencies;
  const busy = () => Promise.reject(new AppError('BUSY'));
  test.dependencies.passwords = { ...passwords, hash: busy, verify: busy };
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) statuses.add((await call()).statusCode);
  test.dependencies.passwords = passwords;
  return [...statuses];
}

it('at the login', async () => {
  const { email } = await createPerson(test);
  const logIn = () => test.browser().post('/auth/login', { email, password: PASSWORD });
  expect(await whileBusy(12, logIn)).toEqual([503]);
  expect((await logIn()).statusCode).toBe(200);
});

it('when a user confirms his password', async () => {
  const browser = await openBrowser(test, await createPerson(test));
  const body = { oldPassword: PASSWORD, newPassword: PASSWORD };
  const change = () => browser.patch('/profile/password', body);
  expect(await whileBusy(12, change)).toEqual([503]);
  expect((await change()).statusCode).toBe(200);
});

it('when a user registers', async () => {
  const form = { name: 'Sibuk', email: 'sibuk@masjid.id', whatsapp: '081234567890' };
  const register = () => test.browser().post('/auth/register', { ...form, password: PASSWORD });
  expect(await whileBusy(32, register)).toEqual([503]);
  expect((await register()).statusCode).toBe(201);
});

it('when a visitor asks for a trial, neither his points nor the shared ones', async () => {
  const form = { name: 'Sibuk', email: 'sibuk-coba@masjid.id', whatsapp: '081234567890' };
  const ask = () => test.browser().post('/public/sales-page', form);
  for (let count = 1; count < 300; count += 1)
    await test.dependencies.limits.spend('trialsEverywhere', 'all');
  expect(await whileBusy(32, ask)).toEqual([503]);
  expect((await ask()).statusCode).toBe(201);
});
