import { beforeEach, expect, test, vi } from 'vitest';
import { customer, memoryStorage } from '~/test/browser';
import { dropDraft, dropOwnDrafts, readDraft, saveDraft } from './drafts';
import { session } from './session-store';

const budi = customer();
const siti = customer('siti@example.id');

beforeEach(() => {
  const { values, getItem, setItem, removeItem } = memoryStorage();
  const methods = { getItem, setItem, removeItem };
  const sessionStorage = new Proxy(methods, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', { sessionStorage });
  session.signOut();
});

test('a draft is read by the account that typed it, also after its session has ended', () => {
  session.signIn(budi);
  saveDraft('/profile', { name: 'Haji Budi' });
  session.signOut({ hasEnded: true });
  expect(readDraft('/profile')).toBeUndefined();
  session.signIn(siti);
  expect(readDraft('/profile')).toBeUndefined();
  session.signIn(budi);
  expect(readDraft('/profile')).toEqual({ name: 'Haji Budi' });
  dropDraft('/profile');
  expect(readDraft('/profile')).toBeUndefined();
});

test("a logout drops its own account's drafts and nobody else's", () => {
  session.signIn(siti);
  saveDraft('/profile', 'Siti');
  session.signIn(budi);
  saveDraft('/profile', 'Budi');
  saveDraft('/user', 'Budi');
  dropOwnDrafts();
  expect([readDraft('/profile'), readDraft('/user')]).toEqual([undefined, undefined]);
  session.signIn(siti);
  expect(readDraft('/profile')).toBe('Siti');
});
