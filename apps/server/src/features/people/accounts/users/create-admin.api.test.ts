import { expect, it } from 'vitest';
import { PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { createAdmin } from './create-admin.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { replacePassword } from './replace-password.ts';

const test = await createTestApp();

const login = (email: string, password: string) =>
  test.browser().post('/auth/login', { email, password });

it('creates the first admin once, with a random password', async () => {
  const first = await createFirstAdmin(test.dependencies);
  expect(first?.email).toBe('admin@timesync.local');
  expect(first?.generatedPassword).toMatch(/^([a-z]{4}-){4}\d{4}$/);
  const response = await login('admin@timesync.local', first?.generatedPassword ?? '');
  expect(response.json().user).toMatchObject({ role: 'admin', hasGeneratedPassword: true });
  for (const guess of ['admin', 'password', 'admin123', 'timesync']) {
    expect((await login('admin@timesync.local', guess)).statusCode).toBe(401);
  }
  expect(await createFirstAdmin(test.dependencies)).toBeUndefined();
});

it('accepts the password that the operator has chosen, records him, and takes over no account', async () => {
  const admin = { email: 'operator@timesync.local', name: 'Operator', password: 'dari-lingkungan' };
  await createAdmin(test.dependencies, admin);
  const { rows } = await test.database.pool.query(
    `select actor_kind, action, after ->> 'role' as role from history
     where subject = 'user' and after ->> 'email' = $1`,
    [admin.email],
  );
  expect(rows).toEqual([{ actor_kind: 'system', action: 'create', role: 'admin' }]);
  const { user } = (await login(admin.email, admin.password)).json();
  expect(user).not.toHaveProperty('hasGeneratedPassword');
  const again = { email: admin.email.toUpperCase(), name: 'Palsu' };
  expect(await createAdmin(test.dependencies, again)).toBeUndefined();
  expect((await login(admin.email, admin.password)).statusCode).toBe(200);
});

it('accepts only the new password, ends every session and is recorded in the history', async () => {
  const lost = await signInAs(test, 'admin');
  const password = await replacePassword(test.dependencies, lost.user.email.toUpperCase());
  const login = (secret: string) =>
    test.browser().post('/auth/login', { email: lost.user.email, password: secret });
  expect((await login(PASSWORD)).statusCode).toBe(401);
  expect((await lost.browser.get('/transaction')).statusCode).toBe(401);
  expect((await login(password ?? '')).statusCode).toBe(200);
  const { rows } = await test.database.pool.query(
    `select actor_kind, action from history where subject = 'user' and subject_id = $1`,
    [lost.user.id],
  );
  expect(rows).toContainEqual({ actor_kind: 'system', action: 'reset password' });
});

it('opens no account of a customer', async () => {
  const { user } = await signInAs(test, 'user');
  expect(await replacePassword(test.dependencies, user.email)).toBeUndefined();
});
