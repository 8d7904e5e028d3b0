import * as contract from '@timesync/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAskedAhead, takeAskedAhead } from '../lib/api/asked-ahead';
import { askAhead } from './ask-ahead';

const PROFILE = '/auth/profile';
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', {});
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

function serverKnows(role?: 'user' | 'admin') {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path !== PROFILE) return Response.json({ data: [] });
    return role
      ? Response.json({ role })
      : Response.json({ message: 'Masuk dulu' }, { status: 401 });
  });
}

test('a customer on the dashboard: each answer is handed over once', async () => {
  serverKnows('user');
  askAhead('/dashboard');
  await vi.waitFor(() => expect(asked).toContain('/my-licenses?page=1'));
  expect(asked).not.toContain('/admin/waiting');
  expect(await (await takeAskedAhead(PROFILE))?.json()).toEqual({ role: 'user' });
  expect(takeAskedAhead(PROFILE)).toBeUndefined();
});

test('an admin gets his own reads, and nobody what he did not ask', async () => {
  serverKnows('admin');
  askAhead('/dashboard');
  await vi.waitFor(() => expect(asked).toContain('/admin/waiting'));
  expect(asked).not.toContain('/my-licenses?page=1');
  expect(takeAskedAhead('/my-licenses?page=1')).toBeUndefined();
});

test('a stranger is refused once, and elsewhere only the profile is asked', async () => {
  serverKnows();
  askAhead('/dashboard');
  expect((await takeAskedAhead(PROFILE))?.status).toBe(401);
  serverKnows('admin');
  askAhead('/license');
  expect((await takeAskedAhead(PROFILE))?.status).toBe(200);
  await vi.waitFor(() => expect(asked).toEqual([PROFILE, PROFILE]));
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
  expect(takeAskedAhead(PROFILE)).toBeUndefined();
  askAhead('/user/transaction');
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(takeAskedAhead(PROFILE)).toBeUndefined();
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
