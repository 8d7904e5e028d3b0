import { beforeEach, describe, expect, test, vi } from 'vitest';
import { customer, memoryStorage } from '~/test/browser';
import { createSessionStore, readSessionUser } from './session-store';

const user = customer();

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});

describe('at the start', () => {
  test('a new tab does not know its user yet', () => {
    expect(createSessionStore(storage).getState()).toEqual({ status: 'unknown' });
  });

  test('a reloaded tab knows its user at once', () => {
    storage.values.set('user', JSON.stringify(user));
    expect(createSessionStore(storage).getState()).toEqual({ status: 'signed-in', user });
  });

  test.each(['null', '{', '[]', '"x"', '{"role":"root"}', 'undefined', '{"role":"user"}'])(
    '%s in storage is no user',
    (stored) => {
      storage.values.set('user', stored);
      expect(createSessionStore(storage).getState()).toEqual({ status: 'unknown' });
    },
  );

  test('it works where there is no storage', () => {
    const store = createSessionStore(undefined);
    store.signIn(user);
    expect(store.getState()).toEqual({ status: 'signed-in', user });
  });
});

test.each([undefined, null, 'x', 7, {}, { ...user, role: undefined }, { role: 'admin' }])(
  'an answer of %j has no user',
  (answer) => expect(readSessionUser(answer)).toBeUndefined(),
);

test('an answer may leave out what a session can do without', () => {
  const { name, email, role } = user;
  expect(readSessionUser({ name, email, role })).toEqual({ ...user, whatsapp: '' });
});

describe('changes', () => {
  test('signing in stores the user as JSON under "user" and tells listeners', () => {
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    store.signIn(user);
    expect(JSON.parse(storage.values.get('user') ?? '')).toEqual(user);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('signing out forgets the stored user', () => {
    storage.values.set('user', JSON.stringify(user));
    const store = createSessionStore(storage);
    store.signOut();
    expect(store.getState()).toEqual({ status: 'signed-out', hasEnded: false });
    expect(storage.values.has('user')).toBe(false);
  });

  test('a session that has ended stays one, whoever notices it next', () => {
    const store = createSessionStore(storage);
    store.signIn(user);
    store.signOut({ hasEnded: true });
    store.signOut();
    expect(store.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  });

  test('an unsubscribed listener is not called', () => {
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.signOut();
    expect(listener).not.toHaveBeenCalled();
  });
});

test('a chosen password is recorded in memory and in storage', () => {
  const store = createSessionStore(storage);
  store.recordPasswordChosen();
  expect(store.getState()).toEqual({ status: 'unknown' });
  store.signIn({ ...user, hasGeneratedPassword: true });
  store.recordPasswordChosen();
  expect(store.getState()).toEqual({ status: 'signed-in', user });
  expect(JSON.parse(storage.values.get('user') ?? '')).toEqual(user);
});
