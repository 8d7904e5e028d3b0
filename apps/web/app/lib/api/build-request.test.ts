import { defineRoute } from '@timesync/contract';
import { expect, test } from 'vitest';
import { buildRequest } from './build-request';

const base = { access: 'user', summary: '', responses: {} } as const;
const list = defineRoute({ ...base, method: 'GET', path: '/transaction' });
const upload = defineRoute({
  ...base,
  method: 'POST',
  path: '/transaction/:id/confirm-payment',
  file: 'file',
  idempotent: true,
});
const edit = defineRoute({ ...base, method: 'PATCH', path: '/profile' });

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

test('an idempotency key is sent only where the route asks for one', () => {
  const keyOf = (init: RequestInit) => headersOf(init).get('idempotency-key');
  expect(keyOf(buildRequest(edit, { body: {} }).init)).toBeNull();
  expect(keyOf(buildRequest(upload, { params: { id: 1 } }, 'same').init)).toBe('same');
  const first = keyOf(buildRequest(upload, { params: { id: 1 } }).init);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(buildRequest(upload, { params: { id: 1 } }).init)).not.toBe(first);
});
