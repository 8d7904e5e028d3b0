// Answers to input that no page of ours would send.
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';

const test = await createTestApp({ environment: { APP_URL: 'http://jam.test' } });
test.app.get('/broken', { config: { access: 'public' } }, () => {
  throw new TypeError('select secret from users');
});

describe('bad input', () => {
  const login = { method: 'POST', url: '/auth/login' } as const;
  const sent = (payload: string, type = 'application/json') => ({
    ...login,
    headers: { 'content-type': type },
    payload,
  });
  const form = 'application/x-www-form-urlencoded';
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const endless = `/public/products/${'9'.repeat(5000)}`;

  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', sent('{"email":'), 400, 'MALFORMED'],
    ['an array', sent('[]'), 400, 'MALFORMED'],
    ['null', sent('null'), 400, 'MALFORMED'],
    ['no body', { ...login, headers: { 'content-type': 'application/json' } }, 400, 'MALFORMED'],
    ['deep JSON', sent(deep), 400, 'MALFORMED'],
    ['a poisoned prototype', sent('{"__proto__":{"role":"admin"}}'), 400, 'MALFORMED'],
    ['ten megabytes', sent('x'.repeat(10_000_000)), 413, 'TOO_LARGE'],
    ['text', sent('{}', 'text/plain'), 415, 'UNSUPPORTED_TYPE'],
    ['a form', sent('a=1', form), 415, 'UNSUPPORTED_TYPE'],
    ['an unknown address', { method: 'GET', url: '/tidak/ada' }, 404, 'NOT_FOUND'],
    ['a broken escape', { method: 'GET', url: '/%ff' }, 400, 'MALFORMED'],
    ['an endless address', { method: 'GET', url: endless }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'DELETE', url: '/auth/login' }, 404, 'NOT_FOUND'],
  ])('%s is refused with a sentence', async (_name, request, status, code) => {
    const response = await test.app.inject(request);
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(body.code).toBe(code);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'message']);
    expect(body.message).toMatch(/^[A-Z].+\.$/);
  });
});

it('a fault of ours answers with a sentence, and nothing of its text', async () => {
  const { statusCode, body } = await test.app.inject('/broken');
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toEqual({ code: 'INTERNAL', message: expect.any(String) });
  expect(body).not.toMatch(/secret|TypeError|\.ts/);
});

it('a value that is sent twice is refused, not merged', async () => {
  expect((await test.app.inject('/public/products?page=1')).statusCode).toBe(200);
  const twice = await test.app.inject('/public/products?page=1&page=1');
  expect(twice.statusCode).toBe(400);
  expect(twice.json()).toMatchObject({ code: 'INVALID', field: 'page' });
});

describe('every answer', () => {
  it('carries the security headers and a request id', async () => {
    const { headers } = await test.app.inject('/public/config');
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';style-src 'unsafe-inline';base-uri 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('does not trust a forged address or host', async () => {
    const user = await signInAs(test);
    const response = await user.browser.get('/auth/profile', {
      headers: { host: 'jahat.test', 'x-forwarded-host': 'jahat.test' },
    });
    expect(response.body).not.toContain('jahat');
  });
});

it('describes itself as OpenAPI 3.1', async () => {
  const description = (await test.app.inject('/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toContain('/auth/login');
  const page = await test.app.inject('/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/auth/login');
});

it('says whether it lives and whether it can serve', async () => {
  expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await test.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
});
