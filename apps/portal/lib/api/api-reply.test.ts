import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customer } from '~/test/browser';
import { loginGate } from '../session/gates';
import { session } from '../session/session-store';
import { refusal, signedInAgain } from './api-reply';

const ENDED = 'Sesi Anda sudah berakhir. Silakan login kembali.';
const ended = refusal(401, { message: ENDED });
const read = { path: '/transaction' };
const sent = { path: '/profile', method: 'PATCH' };

let isFormUnsaved = false;
beforeEach(() => {
  vi.spyOn(toast, 'error');
  isFormUnsaved = false;
  vi.stubGlobal('document', { querySelector: () => (isFormUnsaved ? {} : null) });
  session.signIn(customer());
});
afterEach(() => session.signOut());

/** The toast library is fetched on demand. */
async function toastedErrors(): Promise<unknown[]> {
  await vi.dynamicImportSettled();
  return vi.mocked(toast.error).mock.calls.map(([message]) => message);
}

/** How often the password was asked while these calls were refused, and what they got. */
async function refuse(calls: Array<typeof sent | typeof read>, { answers }: { answers: boolean }) {
  let asked = 0;
  const close = loginGate.open(async () => {
    asked += 1;
    return answers;
  });
  const got = await Promise.all(calls.map((call) => signedInAgain(ended, call)));
  close();
  return { asked, got };
}

test('a read that finds the session ended says so on its way out, once', async () => {
  expect(await refuse([read, read], { answers: true })).toEqual({ asked: 0, got: [false, false] });
  expect(session.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(await toastedErrors()).toEqual([ENDED]);
});

test('what is being sent asks for the password instead, once for all calls, and is sent again', async () => {
  expect(await refuse([sent, read], { answers: true })).toEqual({ asked: 1, got: [true, true] });
  expect(session.getState().status).toBe('signed-in');
  expect(await toastedErrors()).toEqual([]);
});

test('a read over a form that is not saved asks too', async () => {
  isFormUnsaved = true;
  expect(await refuse([read], { answers: true })).toEqual({ asked: 1, got: [true] });
});

test('a question that is closed ends the session', async () => {
  expect(await refuse([sent], { answers: false })).toEqual({ asked: 1, got: [false] });
  expect(session.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test('a wrong password at the login ends no session and asks for nothing', async () => {
  const login = { path: '/auth/login', method: 'POST' };
  expect(await refuse([login], { answers: true })).toEqual({ asked: 0, got: [false] });
  expect(session.getState().status).toBe('signed-in');
  expect(await toastedErrors()).toEqual([]);
});

test('every other refusal keeps the session', async () => {
  const answer = { message: 'Harga telah berubah.', code: 'PRICE_CHANGED' };
  const failure = refusal(409, answer);
  expect(failure).toMatchObject({ status: 409, ...answer });
  expect(await signedInAgain(failure, sent)).toBe(false);
  expect(session.getState().status).toBe('signed-in');
});
