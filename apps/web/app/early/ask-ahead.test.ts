import * as contract from '@timesync/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAskedAhead, takeAskedAhead } from '../lib/api/asked-ahead';
import { askAhead } from './ask-ahead';

const SESSION = '/auth/session';
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', {});
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

function serverKnows(role?: 'user' | 'admin') {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path !== SESSION) return Response.json({ data: [] });
    return Response.json({ user: role ? { role } : null });
  });
}

test('a customer on the dashboard: each answer is handed over once', async () => {
  serverKnows('user');
  askAhead('/dashboard');
  await vi.waitFor(() => expect(asked).toContain('/my-licenses?page=1'));
  expect(asked).not.toContain('/admin/waiting');
  expect(await (await takeAskedAhead(SESSION))?.json()).toEqual({ user: { role: 'user' } });
  expect(takeAskedAhead(SESSION)).toBeUndefined();
});

test('an admin gets his own reads, and nobody what he did not ask', async () => {
  serverKnows('admin');
  askAhead('/dashboard');
  await vi.waitFor(() => expect(asked).toContain('/admin/waiting'));
  expect(asked).not.toContain('/my-licenses?page=1');
  expect(takeAskedAhead('/my-licenses?page=1')).toBeUndefined();
});

test('for a stranger, and on other screens, only the session is asked', async () => {
  serverKnows();
  askAhead('/dashboard');
  expect(await (await takeAskedAhead(SESSION))?.json()).toEqual({ user: null });
  serverKnows('admin');
  askAhead('/license');
  expect((await takeAskedAhead(SESSION))?.status).toBe(200);
  await vi.waitFor(() => expect(asked).toEqual([SESSION, SESSION]));
});

test('what the screens have asked meanwhile is not asked again', async () => {
  serverKnows('user');
  askAhead('/dashboard');
  expect(takeAskedAhead('/public/config')).toBeUndefined();
  await vi.waitFor(() => expect(asked).toContain('/my-licenses?page=1'));
  expect(asked).not.toContain('/public/config');
});

test('open screens ask nothing', () => {
  serverKnows('user');
  askAhead('/cek');
  expect(asked).toEqual([]);
});

test('nothing old is handed over: after a change, or long after the page came', () => {
  serverKnows('user');
  askAhead('/user/transaction');
  forgetAskedAhead();
  expect(takeAskedAhead(SESSION)).toBeUndefined();
  askAhead('/user/transaction');
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(takeAskedAhead(SESSION)).toBeUndefined();
});

// The script in the page cannot carry the routes with their rules, so it spells what it asks.
test.each(['user', 'admin'] as const)('all that a page of %s asks is a route', async (role) => {
  const known = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'method' in value && value.method === 'GET' ? [value.path] : [],
  );
  serverKnows(role);
  askAhead('/dashboard');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5));
  for (const path of asked) expect(known).toContain(path.split('?')[0]);
});
