// Limits count by address, so callers must not be able to choose theirs (T58): X-Forwarded-For is
// trusted only from the configured proxies, and no other header at all.
import { expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const PROXY = '10.0.0.1';
let test: TestApp;

const open = async (environment: Record<string, string> = {}) => {
  test = await createTestApp({ realLimits: true, environment });
};
const guess = (remoteAddress: string, headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress,
    headers,
    payload: { email: 'siapa@masjid.id', password: 'salah-sekali' },
  });

/** Eleven wrong passwords, each with other headers; the eleventh of one address is stopped. */
async function eleventhAnswer(from: string, headersOf: (index: number) => Record<string, string>) {
  let status = 0;
  for (let index = 1; index <= 11; index += 1) {
    ({ statusCode: status } = await guess(from, headersOf(index)));
  }
  return status;
}

it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'cf-connecting-ip'])(
  'a stranger chooses no address by %s',
  async (header) => {
    await open();
    const forged = (index: number) => ({ [header]: `198.51.100.${index}` });
    expect(await eleventhAnswer('203.0.113.9', forged)).toBe(429);
  },
);

it('a stranger is not taken for the named proxy', async () => {
  await open({ TRUST_PROXY: PROXY });
  const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
  expect(await eleventhAnswer('203.0.113.9', forged)).toBe(429);
});

it('behind the named proxy the nearest address counts, not what the stranger wrote before it', async () => {
  await open({ TRUST_PROXY: PROXY });
  const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` });
  expect(await eleventhAnswer(PROXY, forged)).toBe(429);
  expect((await guess(PROXY, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(401);
});
