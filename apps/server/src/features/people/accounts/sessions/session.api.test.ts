import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { sessions, users } from '../accounts.schema.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const test = await createTestApp();

describe('POST /auth/login', () => {
  it('opens a session and returns the user', async () => {
    const user = await createPerson(test);
    const browser = test.browser();
    const response = await browser.post('/auth/login', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(response.json()).toEqual({
      loggedIn: true,
      user: {
        name: user.name,
        email: user.email,
        whatsapp: user.whatsapp,
        role: 'user',
        avatar: null,
      },
    });
    expect(response.cookies[0]).toMatchObject({
      name: 'sid',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect((await browser.get('/auth/profile')).json().email).toBe(user.email);
    expect((await browser.get('/auth/session')).json().user.email).toBe(user.email);
  });

  it('answers 200 without a user when there is no session', async () => {
    const answer = await test.browser().get('/auth/session');
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: null }]);
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const user = await createPerson(test);
    const wrong = await test
      .browser()
      .post('/auth/login', { email: user.email, password: 'salah' });
    const unknown = await test
      .browser()
      .post('/auth/login', { email: 'x@y.id', password: 'salah' });
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        loggedIn: false,
        user: null,
        message: 'Login gagal, periksa email & password',
      });
      expect(response.cookies).toEqual([]);
    }
  });

  it('stores only the hash of the token', async () => {
    const { user, browser } = await signInAs(test);
    const [row] = await test.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user.id));
    const token = browser.cookies.get('sid') ?? '';
    expect(row?.key.toString('base64url')).not.toBe(token);
    const stolen = test.browser();
    stolen.cookies.set('sid', row?.key.toString('base64url') ?? '');
    expect((await stolen.get('/auth/profile')).statusCode).toBe(401);
  });

  it('ends the session the browser had before, and accepts no planted one', async () => {
    const { user, browser } = await signInAs(test);
    const first = browser.cookies.get('sid') ?? '';
    await browser.post('/auth/login', { email: user.email, password: PASSWORD });
    const old = test.browser();
    old.cookies.set('sid', first);
    expect((await old.get('/auth/profile')).statusCode).toBe(401);
    expect(browser.cookies.get('sid')).not.toBe(first);
  });

  it('uses the protected cookie name over https', async () => {
    const secure = await createTestApp({ environment: { APP_URL: 'https://jam.example.id' } });
    const user = await createPerson(secure);
    const response = await secure
      .browser()
      .post('/auth/login', { email: user.email, password: PASSWORD });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-sid', secure: true });
  });
});

describe('a session', () => {
  it('of a customer ends after 14 idle days', async () => {
    const { browser } = await signInAs(test);
    test.clock.advance(13 * DAY);
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
    test.clock.advance(13 * DAY);
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
    test.clock.advance(15 * DAY);
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('of an admin ends after 8 idle hours', async () => {
    const { browser } = await signInAs(test, 'admin');
    test.clock.advance(7 * HOUR);
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
    test.clock.advance(9 * HOUR);
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('dies with its user', async () => {
    const { user, browser } = await signInAs(test);
    await test.database.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, user.id));
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('has the role its user has now', async () => {
    const { user, browser } = await signInAs(test, 'admin');
    await test.database.db.update(users).set({ role: 'user' }).where(eq(users.id, user.id));
    expect((await browser.get('/auth/profile')).json().role).toBe('user');
  });
});

describe('POST /auth/logout', () => {
  it('ends this session and no other', async () => {
    const { user, browser } = await signInAs(test);
    const other = await openBrowser(test, user);
    const cookies = new Map(browser.cookies);
    expect((await browser.post('/auth/logout')).statusCode).toBe(200);
    expect(browser.cookies.has('sid')).toBe(false);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
    expect((await other.get('/auth/profile')).statusCode).toBe(200);
  });

  it('is fine twice, without a session, and with an empty JSON body', async () => {
    const headers = { 'content-type': 'application/json' };
    const browser = test.browser();
    expect((await browser.post('/auth/logout')).statusCode).toBe(200);
    expect((await browser.post('/auth/logout', undefined, { headers })).statusCode).toBe(200);
  });
});
