import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ realLimits: true });
});
afterAll(() => test.close());

/** A known email costs the least; the limits count it like a new one. */
const send = (remoteAddress: string, details: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/public/sales-page',
    remoteAddress,
    payload: { name: 'Banyak', email: 'banyak@masjid.id', whatsapp: '0812', ...details },
  });

async function statusesOf(count: number, request: (index: number) => ReturnType<typeof send>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await request(index)).statusCode);
  return statuses;
}

it('takes thirty an hour from one network, hidden field or not, and names no user', async () => {
  const statuses = await statusesOf(31, (index) =>
    send(`2001:db8:1:1::${index}`, index % 2 ? { website: 'x' } : {}),
  );
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
  expect((await send('2001:db8:1:1::99')).json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  });
  expect((await send('2001:db8:1:2::1')).statusCode).toBe(200);
});

it('takes three hundred an hour from everybody together', async () => {
  const statuses = await statusesOf(500, (index) =>
    send(`198.51.${Math.floor(index / 250)}.${index % 250}`),
  );
  const taken = statuses.filter((status) => status !== 429).length;
  // The test above has spent 31 of them: the refused ones counted for their own network only.
  expect(taken).toBe(300 - 31);
  expect(statuses.slice(taken)).not.toContain(200);
});
