import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session-store';
import { refusal } from './api-reply';

const ENDED = 'Sesi Anda sudah berakhir. Silakan login kembali.';
const budi = {
  name: 'Budi',
  email: 'budi@example.id',
  whatsapp: '+6281234567890',
  role: 'user' as const,
  avatar: null,
};

beforeEach(() => {
  vi.spyOn(toast, 'error');
  session.signIn(budi);
});
afterEach(() => session.signOut());

/** The toast library is fetched on demand. */
async function toldErrors(): Promise<unknown[]> {
  await vi.dynamicImportSettled();
  return vi.mocked(toast.error).mock.calls.map(([message]) => message);
}

test('a session that has ended says so on its way out, once', async () => {
  refusal(401, { message: ENDED });
  refusal(401, { message: ENDED });
  expect(session.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(await toldErrors()).toEqual([ENDED]);
});

test('a wrong password at the login ends no session, and says nothing about one', async () => {
  session.signOut();
  refusal(401, { message: 'Login gagal, periksa email & password' });
  expect(await toldErrors()).toEqual([]);
});

test('every other refusal keeps the session', async () => {
  const answer = { message: 'Harga telah berubah.', code: 'PRICE_CHANGED' };
  expect(refusal(409, answer)).toMatchObject({ status: 409, ...answer });
  expect(session.getState().status).toBe('signed-in');
  expect(await toldErrors()).toEqual([]);
});
