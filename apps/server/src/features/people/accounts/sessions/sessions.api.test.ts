// A user sees his sessions and ends them (T33).
import { randomUUID } from 'node:crypto';
import type { OpenSession } from '@timesync/contract';
import { expect, it } from 'vitest';
import type { BrowserClient } from '../../../../../test/browser-client.ts';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import type { User } from '../users.repository.ts';

const HOUR = 60 * 60 * 1000;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const test = await createTestApp();

async function openPhone({ email }: User, remoteAddress: string): Promise<BrowserClient> {
  const browser = test.browser();
  const headers = { 'user-agent': phone };
  await browser.post('/auth/login', { email, password: PASSWORD }, { headers, remoteAddress });
  return browser;
}

const listOf = async (browser: BrowserClient): Promise<OpenSession[]> =>
  (await browser.get('/auth/sessions')).json().data;
const isSignedIn = async (browser: BrowserClient) =>
  (await browser.get('/auth/profile')).statusCode === 200;

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

it.each(['1', 'x', `${randomUUID()}x`])('refuses the id %s', async (id) => {
  const { browser } = await signInAs(test);
  expect((await browser.delete(`/auth/sessions/${id}`)).statusCode).toBe(400);
});
