import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyError } from '../browser/notify';
import { session } from '../session/session-store';
import { refusal } from './api-reply';

vi.mock('../browser/notify', () => ({ notifyError: vi.fn() }));

const ENDED = 'Sesi Anda sudah berakhir. Silakan login kembali.';
const budi = {
  name: 'Budi',
  email: 'budi@example.id',
  whatsapp: '+6281234567890',
  role: 'user' as const,
  avatar: null,
};

beforeEach(() => session.signIn(budi));
afterEach(() => {
  session.signOut();
  vi.clearAllMocks();
});

test('a session that has ended says so on its way out, once', () => {
  refusal(401, { message: ENDED });
  refusal(401, { message: ENDED });
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(vi.mocked(notifyError).mock.calls).toEqual([[ENDED]]);
});

test('a wrong password at the login is told by the form alone', () => {
  session.signOut();
  refusal(401, { message: 'Login gagal, periksa email & password' });
  expect(notifyError).not.toHaveBeenCalled();
});

test('every other refusal keeps the session and is told by the caller', () => {
  const { error, message } = refusal(409, {
    message: 'Harga telah berubah.',
    code: 'PRICE_CHANGED',
  });
  expect(error).toMatchObject({ status: 409, code: 'PRICE_CHANGED', message });
  expect(session.getState().status).toBe('signed-in');
  expect(notifyError).not.toHaveBeenCalled();
});
