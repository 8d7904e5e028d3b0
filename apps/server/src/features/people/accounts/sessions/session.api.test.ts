import type { OpenSession } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BrowserClient } from '../../../../../test/browser-client.ts';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { users } from '../accounts.schema.ts';
import type { User } from '../users.repository.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const test = await createTestApp();

const isSignedIn = async (browser: BrowserClient) =>
  (await browser.get('/auth/profile')).statusCode === 200;

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
      maxAge: (30 * DAY) / 1000,
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
    for (const email of [user.email, 'x@y.id']) {
      const response = await test.browser().post('/auth/login', { email, password: 'salah' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        loggedIn: false,
        user: null,
        message: 'Login gagal, periksa email & password',
      });
      expect(response.cookies).toEqual([]);
    }
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
  it.each([
    ['of a customer ends after 14 idle days', 'user', DAY, 13],
    ['of an admin ends after 8 idle hours', 'admin', HOUR, 7],
  ] as const)('%s', async (_, role, unit, shorter) => {
    const { browser } = await signInAs(test, role);
    for (const idle of [shorter, shorter, shorter + 2]) {
      test.clock.advance(idle * unit);
      expect(await isSignedIn(browser)).toBe(idle === shorter);
    }
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

// A user sees his sessions and ends them (T33).
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

async function openPhone({ email }: User, remoteAddress: string): Promise<BrowserClient> {
  const browser = test.browser();
  const headers = { 'user-agent': phone };
  await browser.post('/auth/login', { email, password: PASSWORD }, { headers, remoteAddress });
  return browser;
}

const listOf = async (browser: BrowserClient): Promise<OpenSession[]> =>
  (await browser.get('/auth/sessions')).json().data;

it('lists device, place and time, this browser first', async () => {
  const user = await createPerson(test);
  const laptop = await openBrowser(test, user);
  const signedInAt = test.clock.now().toISOString();
  test.clock.advance(HOUR);
  await openPhone(user, '203.0.113.77');
  const now = test.clock.now().toISOString();
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  const expected = [
    {
      id,
      device: 'Perangkat tidak dikenal',
      place: '127.0.0.x',
      signedInAt,
      lastSeenAt: now,
      isCurrent: true,
    },
    {
      id,
      device: 'Chrome di Android',
      place: '203.0.113.x',
      signedInAt: now,
      lastSeenAt: now,
      isCurrent: false,
    },
  ];
  expect(await listOf(laptop)).toEqual(expected);
});

it('leaves out what has ended by itself, and what is another person’s', async () => {
  const { user, browser } = await signInAs(test, 'admin');
  await signInAs(test);
  test.clock.advance(9 * HOUR);
  expect(await isSignedIn(browser)).toBe(false);
  const again = await openBrowser(test, user);
  expect(await listOf(again)).toHaveLength(1);
});

it('ends one, and reports when it has already ended', async () => {
  const user = await createPerson(test);
  const laptop = await openBrowser(test, user);
  const lost = await openPhone(user, '203.0.113.78');
  const other = await openPhone(user, '203.0.113.79');
  const lostId = (await listOf(lost))[0]?.id;
  const ended = await laptop.delete(`/auth/sessions/${lostId}`);
  expect(ended.json()).toEqual({ message: 'Perangkat telah dikeluarkan' });
  expect(await Promise.all([laptop, lost, other].map(isSignedIn))).toEqual([true, false, true]);
  const again = await laptop.delete(`/auth/sessions/${lostId}`);
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    'Perangkat ini sudah tidak masuk lagi.',
  ]);
});

it('ends all others', async () => {
  const user = await createPerson(test);
  const stranger = await signInAs(test);
  const laptop = await openBrowser(test, user);
  const others = [await openPhone(user, '203.0.113.1'), await openPhone(user, '203.0.113.2')];
  const ended = await laptop.post('/auth/sessions/end-others');
  expect(ended.json()).toEqual({ message: 'Semua perangkat lain telah dikeluarkan' });
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect(await Promise.all([laptop, stranger.browser].map(isSignedIn))).toEqual([true, true]);
  expect(await listOf(laptop)).toHaveLength(1);
});
