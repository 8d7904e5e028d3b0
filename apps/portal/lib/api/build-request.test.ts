import { expect, test } from 'vitest';
import { buildRequest } from './build-request';

const list = 'GET /transaction';
const upload = 'POST /transaction/:id/confirm-payment';
const edit = 'PATCH /profile';

const headersOf = (init: RequestInit) => new Headers(init.headers);

test('empty query values are left out, the others encoded', () => {
  const query = { page: 2, name: 'A & B', email: '', status: undefined };
  expect(buildRequest(list, { query }).path).toBe('/transaction?page=2&name=A+%26+B');
  expect(buildRequest(list, {}).path).toBe('/transaction');
});

test('a body goes as JSON, with cookies', () => {
  const { init } = buildRequest(edit, { body: { name: 'Budi', active: false } });
  expect(init).toMatchObject({ method: 'PATCH', credentials: 'include' });
  expect(init.body).toBe('{"name":"Budi","active":false}');
  expect(headersOf(init).get('content-type')).toBe('application/json');
});

test('a call without a body names no content type', () => {
  expect(headersOf(buildRequest(list, {}).init).has('content-type')).toBe(false);
});

test('a file goes as form data after the fields, and the browser names the content type', () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const { path, init } = buildRequest(upload, {
    params: { id: 7 },
    body: { paymentAccountId: 3 },
    file,
  });
  expect(path).toBe('/transaction/7/confirm-payment');
  expect([...(init.body as FormData).keys()]).toEqual(['paymentAccountId', 'file']);
  expect(headersOf(init).has('content-type')).toBe(false);
});

test('an idempotency key is sent where the caller has one', () => {
  const keyOf = (init: RequestInit) => headersOf(init).get('idempotency-key');
  expect(keyOf(buildRequest(edit, { body: {} }).init)).toBeNull();
  expect(keyOf(buildRequest(upload, { params: { id: 1 } }, 'same').init)).toBe('same');
});
