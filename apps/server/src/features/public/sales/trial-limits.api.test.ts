import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp({ realLimits: true });

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

const fromEverywhere = (details: (index: number) => object) =>
  statusesOf(5, (index) => send(`198.51.100.${index}`, details(index)));

it('opens three hundred accounts an hour for all visitors together, and only those count', async () => {
  // The test above has opened one.
  const { limits } = test.dependencies;
  for (let count = 1; count < 297; count += 1) await limits.spend('trialsEverywhere', 'all');
  expect(await fromEverywhere(() => ({ website: 'x' }))).not.toContain(429);
  expect(await fromEverywhere(() => ({}))).not.toContain(429);
  const statuses = await fromEverywhere((index) => ({ email: `banyak${index}@masjid.id` }));
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});
