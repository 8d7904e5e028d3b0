import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type LoadShedding, shedLoad, startLoadShedding } from './load-shedding.ts';

let loadShedding: LoadShedding;
let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 0;
  loadShedding = startLoadShedding(() => nowMs);
});
afterEach(() => {
  loadShedding.stop();
  vi.useRealTimers();
});

/** The next checks, each this late. */
function check(...lateMs: number[]): void {
  for (const late of lateMs) {
    nowMs += 500 + late;
    vi.advanceTimersByTime(500);
  }
}

it('starts when the event loop was late at three checks in a row', () => {
  check(2_100, 2_100);
  expect(loadShedding.isActive()).toBe(false);
  check(2_100);
  expect(loadShedding.isActive()).toBe(true);
});

it('ends at the first check that is in time', () => {
  check(3_000, 3_000, 3_000, 3_000);
  expect(loadShedding.isActive()).toBe(true);
  check(10);
  expect(loadShedding.isActive()).toBe(false);
});

it('does not start after one stop of an hour, nor for small delays all day', () => {
  check(3_600_000);
  expect(loadShedding.isActive()).toBe(false);
  check(0, ...Array.from({ length: 100 }, () => 1_900));
  expect(loadShedding.isActive()).toBe(false);
});

it('does not count for ever who hung up before he was counted', async () => {
  vi.useRealTimers();
  const app = Fastify();
  onTestFinished(() => app.close());
  let gone = 0;
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (url === '/gone') await new Promise((resolve) => raw.once('close', resolve));
  });
  shedLoad(app, { isActive: () => true, stop: () => undefined });
  app.get('/', async () => 'here');
  app.get('/gone', async () => {
    gone += 1;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let n = 0; n < 101; n += 1) {
    const socket = createConnection(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /gone HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(app.server, 'request');
    socket.resetAndDestroy();
  }
  await expect.poll(() => gone).toBe(101);
  expect((await app.inject('/')).statusCode).toBe(200);
});
