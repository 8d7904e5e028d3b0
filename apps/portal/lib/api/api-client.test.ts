import { toast } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import { passwordGate } from '../session/gates';
import { type CallOptions, callApi } from './api-client';
import { type ApiError, isAbandoned } from './api-error';

beforeEach(() => {
  vi.spyOn(toast, 'error');
});

/** What the caller gets, and what the toasts say. */
async function call(
  answer: () => Response,
  options: CallOptions = {},
  take: (failure: ApiError) => void = () => {},
) {
  vi.stubGlobal('fetch', async () => answer());
  const failure: ApiError = await callApi('GET /transaction', { query: {} }, options).catch(
    (e) => e,
  );
  take(failure);
  await toastsSettled();
  return { failure, toasts: vi.mocked(toast.error).mock.calls };
}

/** A toast waits for its form, and the library is fetched on demand. */
async function toastsSettled() {
  await new Promise((done) => setTimeout(done));
  await vi.dynamicImportSettled();
}

const refused = () => Response.json({ message: 'Harga telah berubah.' }, { status: 409 });

test("an error shows the server's message", async () => {
  const { failure, toasts } = await call(refused);
  expect(failure).toMatchObject({ message: 'Harga telah berubah.', status: 409 });
  expect(toasts).toEqual([['Harga telah berubah.', { id: 'Harga telah berubah.' }]]);
});

test.each([
  ['an empty answer', () => new Response(null, { status: 500 })],
  ['a page', () => new Response('<h1>502</h1>', { status: 502 })],
  ['an empty message', () => Response.json({ message: '' }, { status: 500 })],
])('%s sends people to the admin', async (_, answer) => {
  const { failure, toasts } = await call(answer);
  expect(failure).toMatchObject({ message: 'Request gagal' });
  expect(toasts.map(([message]) => message)).toEqual(['Terjadi kesalahan, hubungi admin!']);
});

test('one toast shows what failed and the reason below it', async () => {
  const { toasts } = await call(refused, { failureTitle: 'Checkout gagal' });
  const reason = 'Harga telah berubah.';
  expect(toasts).toEqual([['Checkout gagal', { id: reason, description: reason }]]);
});

test('what a form shows in its place has no toast', async () => {
  const showInForm = (failure: ApiError) => {
    failure.isShown = true;
  };
  expect((await call(refused, {}, showInForm)).toasts).toEqual([]);
  // The form says "Request gagal", which helps nobody.
  const nameless = await call(() => new Response(null, { status: 500 }), {}, showInForm);
  expect(nameless.toasts).toHaveLength(1);
});

test('background reads show no toast', async () => {
  expect((await call(refused, { toast: false })).toasts).toEqual([]);
});

const demand = {
  message: 'Tujuan pembayaran akan berubah. Masukkan password Anda untuk memastikan.',
  code: 'ACCOUNT_CHANGE',
  field: 'currentPassword',
};
const wrong = { message: 'Password Anda tidak sesuai.', field: 'currentPassword' };

/** Deletes an account on a server that wants the password `rahasia`; `type` answers its question. */
async function remove(type: (attempt: (password: string) => Promise<void>) => Promise<boolean>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { currentPassword } = body ? JSON.parse(String(body)) : {};
    sent.push(currentPassword);
    if (currentPassword === 'rahasia') return Response.json({ message: 'Terhapus' });
    return Response.json(currentPassword ? wrong : demand, { status: 422 });
  });
  const sentences: string[] = [];
  const closeGate = passwordGate.open(({ sentence, attempt }) => {
    sentences.push(sentence);
    return type(attempt);
  });
  const params = { id: '1' };
  const reply: unknown = await callApi('DELETE /admin/payment-accounts/:id', {
    params,
  }).catch((failure) => failure);
  closeGate();
  await toastsSettled();
  return { reply, sent, sentences, toasts: vi.mocked(toast.error).mock.calls };
}

test('a call that needs the password asks for it until it is right, without a toast', async () => {
  const { reply, sent, sentences, toasts } = await remove(async (attempt) => {
    await expect(attempt('salah')).rejects.toMatchObject(wrong);
    await attempt('rahasia');
    return true;
  });
  expect(reply).toEqual({ message: 'Terhapus' });
  expect(sent).toEqual([undefined, 'salah', 'rahasia']);
  expect(sentences).toEqual([demand.message]);
  expect(toasts).toEqual([]);
});

test('a question about the password that is closed is no failure', async () => {
  const { reply, toasts } = await remove(async () => false);
  expect(isAbandoned(reply)).toBe(true);
  expect(toasts).toEqual([]);
});

test('the compiler refuses a path, a field or a missing key that the contract does not know', () => {
  const approval = { transactionId: 1, proofVersion: 1 };
  const wrongCalls = [
    // @ts-expect-error no such path
    () => callApi('POST /admin/transactions/aprove', {}),
    // @ts-expect-error another method
    () => callApi('GET /admin/transactions/approve'),
    // @ts-expect-error no such field
    () => callApi('POST /auth/login', { body: { email: 'a@b.id', pasword: 'x' } }),
    // @ts-expect-error no input
    () => callApi('POST /auth/login'),
    // @ts-expect-error no idempotency key
    () => callApi('POST /admin/transactions/approve', { body: approval }),
    // @ts-expect-error the answer has no such field
    async () => (await callApi('GET /auth/profile')).nickname,
  ];
  expect(wrongCalls).toHaveLength(6);
});
