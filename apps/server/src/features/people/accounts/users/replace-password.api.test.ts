import { expect, it } from 'vitest';
import { PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { replacePassword } from './replace-password.ts';

const test = await createTestApp();

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
