import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';

it('refuses the last of many with a time to retry, but never health and metrics', async () => {
  let isActive = true;
  const logTo: string[] = [];
  const { app } = await createTestApp({
    environment: { METRICS_TOKEN: 'token-for-the-test' },
    logTo,
    loadShedding: { isActive: () => isActive, stop: () => undefined },
  });
  const ask = (url: string) =>
    app.inject({ url, headers: { authorization: 'Bearer token-for-the-test' } });
  const askMany = () => Array.from({ length: 101 }, () => ask('/public/products'));
  const statusesOf = async (answers: ReturnType<typeof askMany>) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode);

  const many = askMany();
  const watching = ['/healthz', '/readyz', '/metrics'].map(ask);
  expect(await statusesOf(many)).toEqual([...Array(100).fill(200), 503]);
  expect(await statusesOf(watching)).toEqual([200, 200, 200]);
  const refused = await many.at(-1);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.json()).toMatchObject({ code: 'BUSY' });
  // Neither database nor storage is to blame.
  expect(logTo.filter((line) => line.includes('unavailable'))).toEqual([]);

  // The earlier requests are done: a few new ones are accepted, however late the event loop is.
  expect(await statusesOf([ask('/public/products')])).toEqual([200]);
  isActive = false;
  expect(await statusesOf(askMany())).toEqual(Array(101).fill(200));
});
