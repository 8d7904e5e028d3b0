import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createAdmin } from './create-admin.ts';
import { createFirstAdmin } from './create-first-admin.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const login = (email: string, password: string) =>
  test.browser().post('/auth/login', { email, password });

it('makes the first admin once, with a random password that nobody can know', async () => {
  const first = await createFirstAdmin(test.dependencies);
  expect(first?.email).toBe('admin@timesync.local');
  expect(first?.generatedPassword).toMatch(/^([a-z]{4}-){4}\d{4}$/);
  const response = await login('admin@timesync.local', first?.generatedPassword ?? '');
  expect(response.json().user.role).toBe('admin');
  for (const guess of ['admin', 'password', 'admin123', 'timesync']) {
    expect((await login('admin@timesync.local', guess)).statusCode).toBe(401);
  }
  expect(await createFirstAdmin(test.dependencies)).toBeUndefined();
});

it('makes a further admin, but takes over no account', async () => {
  const password = await createAdmin(test.dependencies, {
    email: 'dua@timesync.local',
    name: 'Dua',
  });
  expect((await login('dua@timesync.local', password ?? '')).statusCode).toBe(200);
  const again = await createAdmin(test.dependencies, {
    email: 'DUA@timesync.local',
    name: 'Palsu',
  });
  expect(again).toBeUndefined();
});
