// A stolen database opens nothing (T33): no value in it is a session, a recovery ticket, a code or
// a password.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD, signInAs } from '../../../../../test/people.ts';
import { popRecoveryCode } from '../../../../../test/recovery-code.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

/** Every value of what the thief finds about signing in, as text, hex and base64. */
async function stealRows(): Promise<string[]> {
  const { rows } = await test.database.db.execute(
    sql`select to_jsonb(s) as row from sessions s union all select to_jsonb(c) from recovery_codes c
        union all select to_jsonb(u) from users u`,
  );
  const values = rows.flatMap(({ row }) => Object.values(row as object)).map(String);
  return values.flatMap((value) => {
    const bytes = value.startsWith('\\x') ? Buffer.from(value.slice(2), 'hex') : undefined;
    const forms = bytes ? (['hex', 'base64', 'base64url', 'latin1'] as const) : [];
    return [value, ...forms.map((form) => bytes?.toString(form) ?? '')];
  });
}

const test = await createTestApp();
const owner = await signInAs(test);
const { email } = owner.user;
await owner.browser.post('/auth/request-otp', { email });
const code = await popRecoveryCode(test, email);
expect((await owner.browser.post('/auth/verify-otp', { email, code })).statusCode).toBe(200);
const dump = await stealRows();

it('holds sessions, tickets and hashes', () => {
  expect(dump.filter((value) => value.startsWith('\\x')).length).toBeGreaterThanOrEqual(3);
  expect(dump.some((value) => value.startsWith('$argon2id$'))).toBe(true);
});

it('contains neither cookie nor password', () => {
  const secrets = [...owner.browser.cookies.values(), PASSWORD];
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const secret of secrets) expect(dump).not.toContain(secret);
});

it('opens no session and resets no password, whatever is tried as a cookie', async () => {
  const names = [...owner.browser.cookies.keys()];
  for (const value of dump) {
    const cookies = Object.fromEntries(names.map((name) => [name, encodeURIComponent(value)]));
    expect((await test.app.inject({ url: '/auth/profile', cookies })).statusCode).toBe(401);
    const payload = { code: '12345678', newPassword: 'diambil-pencuri' };
    const reset = { method: 'POST', url: '/auth/reset-password', cookies, payload } as const;
    expect((await test.app.inject(reset)).json().code).toBe('RESET_REFUSED');
  }
});

it('is no password: a hash cannot be used to sign in', async () => {
  const { email } = owner.user;
  const tried = [...new Set(dump.filter((value) => value.length > 0 && value.length <= 128))];
  for (const password of tried) {
    const response = await test.browser().post('/auth/login', { email, password });
    expect([400, 401]).toContain(response.statusCode);
  }
});
