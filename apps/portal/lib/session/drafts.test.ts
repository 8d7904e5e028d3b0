import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropOwnDrafts, readDraft, saveDraft } from './drafts';
import { session } from './session-store';

const person = (email: string) => ({
  name: 'Budi',
  email,
  whatsapp: '+6281234567890',
  role: 'user' as const,
  avatar: null,
});
const budi = person('budi@example.id');
const siti = person('siti@example.id');

beforeEach(() => {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const sessionStorage = new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
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
