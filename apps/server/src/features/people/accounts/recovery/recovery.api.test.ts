import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { BrowserClient } from '../../../../../test/browser-client.ts';
import { createPerson, openBrowser, PASSWORD } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { users } from '../accounts.schema.ts';
import type { User } from '../users.repository.ts';

const MINUTE = 60 * 1000;
const NEW_PASSWORD = 'password-baru-sekali';

const test = await createTestApp();

async function requestCode(user: User, browser = test.browser()) {
  expect((await browser.post('/auth/request-otp', { email: user.email })).statusCode).toBe(200);
  const mails = await test.popMails();
  const mail = mails.find(({ to }) => to === user.email);
  return { browser, code: /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '', mail };
}

const wrong = (code: string) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
const verify = (browser: BrowserClient, { email }: { email: string }, code: string) =>
  browser.post('/auth/verify-otp', { email, code });
const reset = (browser: BrowserClient, code: string, newPassword = NEW_PASSWORD) =>
  browser.post('/auth/reset-password', { newPassword, code });

describe('password recovery', () => {
  it('sends a code, verifies it and sets the new password', async () => {
    const user = await createPerson(test);
    const attacker = await openBrowser(test, user);
    const { browser, code, mail } = await requestCode(user);
    expect(mail?.subject).toContain('Kode OTP');
    expect(mail?.html).toContain(code);

    const verified = await verify(browser, user, code);
    expect(verified.json()).toEqual({ message: 'Kode OTP benar. Silakan buat password baru.' });
    const done = await reset(browser, code);
    expect(done.statusCode).toBe(200);
    expect((await browser.get('/auth/profile')).json()).toEqual(done.json().user);
    expect(done.json().user.email).toBe(user.email);

    expect((await attacker.get('/auth/profile')).statusCode).toBe(401);
    const login = (password: string) =>
      test.browser().post('/auth/login', { email: user.email, password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
    const [notice] = await test.popMails();
    expect(notice?.subject).toContain('Password');
    expect(notice?.text).not.toContain(NEW_PASSWORD);
  });

  it.each([' ', '-', '–', '\u00a0'])(
    'reads a code that was typed in two groups: "%s"',
    async (gap) => {
      const user = await createPerson(test);
      const { browser, code } = await requestCode(user);
      const grouped = ` ${code.slice(0, 4)}${gap}${code.slice(4)} `;
      expect((await verify(browser, user, grouped)).statusCode).toBe(200);
      expect((await reset(browser, grouped)).statusCode).toBe(200);
      await test.popMails();
    },
  );

  it('answers the same for an unknown email, and sends nothing', async () => {
    const known = await createPerson(test);
    const first = await test.browser().post('/auth/request-otp', { email: known.email });
    const second = await test.browser().post('/auth/request-otp', { email: 'tidak@ada.id' });
    expect(second.json()).toEqual(first.json());
    expect(await test.popMails()).toHaveLength(1);
  });

  it('compares a code five times at most', async () => {
    const user = await createPerson(test);
    const { browser, code } = await requestCode(user);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await verify(browser, user, wrong(code));
      expect(response.json()).toMatchObject({ code: 'OTP_REFUSED', field: 'code' });
    }
    expect((await verify(browser, user, code)).statusCode).toBe(422);
  });

  it('lets a code live ten minutes', async () => {
    const user = await createPerson(test);
    const { browser, code } = await requestCode(user);
    test.clock.advance(10 * MINUTE + 1);
    expect((await verify(browser, user, code)).statusCode).toBe(422);
  });

  it('keeps only the newest code', async () => {
    const user = await createPerson(test);
    const { browser, code: old } = await requestCode(user);
    const { code } = await requestCode(user, browser);
    expect((await verify(browser, user, old)).statusCode).toBe(422);
    expect((await verify(browser, user, code)).statusCode).toBe(200);
  });

  describe('refuses a reset', () => {
    async function verifiedCode() {
      const user = await createPerson(test);
      const { browser, code } = await requestCode(user);
      await verify(browser, user, code);
      return { browser, code };
    }
    type Verified = Awaited<ReturnType<typeof verifiedCode>>;

    it.each([
      ['from another browser', ({ code }: Verified) => reset(test.browser(), code)],
      ['with another code', ({ browser, code }: Verified) => reset(browser, wrong(code))],
      [
        'too late',
        ({ browser, code }: Verified) => {
          test.clock.advance(10 * MINUTE + 1);
          return reset(browser, code);
        },
      ],
    ])('%s', async (_, attempt) => {
      const message = expect.stringContaining('kode OTP baru');
      const refused = await attempt(await verifiedCode());
      expect(refused.json()).toMatchObject({ code: 'RESET_REFUSED', message });
    });

    it('with a short password, and keeps the code for a better one', async () => {
      const { browser, code } = await verifiedCode();
      const response = await reset(browser, code, '1234');
      expect(response.json()).toMatchObject({ code: 'INVALID', field: 'newPassword' });
      expect((await reset(browser, code)).statusCode).toBe(200);
    });
  });
});

describe('a code', () => {
  it('is invalid once the account has another email, verified before or not', async () => {
    const user = await createPerson(test);
    const { browser, code } = await requestCode(user);
    await verify(browser, user, code);
    const email = 'baru@masjid.id';
    await test.database.db.update(users).set({ email }).where(eq(users.id, user.id));
    for (const typed of [user, { email }]) {
      expect((await verify(browser, typed, code)).statusCode).toBe(422);
    }
    expect((await reset(browser, code)).statusCode).toBe(422);
  });

  it('runs the same statements whether the address is known or not', async () => {
    const { email } = await createPerson(test);
    const asked = async (address: string) => {
      const { pool } = test.database;
      const spies = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')] as const;
      await test.browser().post('/auth/request-otp', { email: address });
      const queries = spies[0].mock.calls.map(([query]) => query as unknown as { text: string });
      const connections = spies[1].mock.calls.length;
      for (const spy of spies) spy.mockRestore();
      return [...queries.map(({ text }) => text), `${connections} connections`];
    };
    const known = await asked(email);
    expect(known.length).toBeGreaterThan(2);
    expect(await asked('tidak@ada.id')).toEqual(known);
    await test.popMails();
  });
});
