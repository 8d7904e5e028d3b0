// A caller who is gone leaves no place taken, at whatever step he went (T78).
import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOrderShop } from '../../../../test/shops/order-shop.ts';

const shop = await openOrderShop({ environment: { METRICS_TOKEN: 'token-for-the-test' } });
const { test } = shop;
await test.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = test.app.server.address() as AddressInfo;
const { paths } = (await test.app.inject('/openapi.json')).json();
const routes = Object.keys(paths)
  .filter((path) => paths[path].post?.requestBody?.content['multipart/form-data'])
  .map((path) => path.replaceAll(/\{\w+\}/g, '1'));

const senderOf = (route: string) =>
  route.startsWith('/admin') ? shop.people.admin : shop.people.customer;

async function openUploads(): Promise<number> {
  const headers = { authorization: 'Bearer token-for-the-test' };
  const { body } = await test.app.inject({ url: '/metrics', headers });
  return Number(/^timesync_open_uploads (\d+)$/m.exec(body)?.[1]);
}

function formOf(bytes: number): string {
  const part = 'Content-Disposition: form-data; name="file"; filename="a.csv"';
  return `--x\r\n${part}\r\n\r\n${'x'.repeat(bytes)}\r\n--x--\r\n`;
}

/** Sends the header and this part of the form, and resets the connection. */
async function drop(route: string, form: string, share: number, before?: () => Promise<unknown>) {
  const { server } = test.app;
  const cookies = [...senderOf(route).browser.cookies].map((pair) => pair.join('='));
  const head = [
    `POST ${route} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${cookies.join('; ')}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${form.length}`,
  ];
  const socket = createConnection(port, '127.0.0.1').on('error', () => undefined);
  const [[accepted]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  const closed = new Promise((resolve) => accepted.once('close', resolve));
  const sent = form.slice(0, Math.floor(form.length * share));
  await promisify(socket.write.bind(socket) as (text: string, done: () => void) => void)(
    `${head.join('\r\n')}\r\n\r\n${sent}`,
  );
  await before?.();
  socket.resetAndDestroy();
  await closed;
}

const isOpen = () => expect.poll(openUploads).toBe(1);

/** The whole form has arrived, and the server goes on only after the connection is gone. */
async function dropWhileWorking(route: string, form: string): Promise<void> {
  const { large } = test.dependencies.files;
  const { promise: isGone, resolve: goOn } = Promise.withResolvers<void>();
  const { newUpload } = large;
  const spy = vi.spyOn(large, 'newUpload').mockImplementation(async () => {
    await isGone;
    return newUpload.call(large);
  });
  await drop(route, form, 1, isOpen);
  await isOpen();
  goOn();
  spy.mockRestore();
}

const SMALL = formOf(500);
const LARGE = formOf(200_000);
const steps: [name: string, run: (route: string) => Promise<void>][] = [
  ['a small form, after its header', (route) => drop(route, SMALL, 0)],
  ['a small form, in its middle', (route) => drop(route, SMALL, 0.5)],
  ['a small form, after its end', (route) => drop(route, SMALL, 1)],
  ['a small form, while it is worked on', (route) => dropWhileWorking(route, SMALL)],
  ['a large form, after its header', (route) => drop(route, LARGE, 0)],
  ['a large form, in its middle', (route) => drop(route, LARGE, 0.5)],
  ['a large form, after its end', (route) => drop(route, LARGE, 1)],
  ['a large form, while it arrives', (route) => drop(route, LARGE, 0.5, isOpen)],
];

it.each(steps)('%s: every upload route gives its place back', async (_, run) => {
  expect(routes.length).toBeGreaterThanOrEqual(10);
  for (const route of routes) {
    await run(route);
    await expect.poll(openUploads, { message: route }).toBe(0);
  }
});

it('a person who was cut off three times at every route can upload again', async () => {
  for (const route of routes) {
    for (let times = 0; times < 3; times += 1) await drop(route, SMALL, 1);
    const { statusCode } = await senderOf(route).browser.post(route, Buffer.from(SMALL), {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(statusCode, route).toBeLessThan(429);
  }
  const { id } = await shop.newOrder();
  expect((await shop.sendProof(id)).statusCode).toBe(200);
});

it('work that never ends after its caller has gone loses its place', async () => {
  const { large } = test.dependencies.files;
  const spy = vi.spyOn(large, 'newUpload').mockReturnValue(new Promise(() => undefined));
  await drop('/transaction/1/confirm-payment', SMALL, 1, isOpen);
  spy.mockRestore();
  expect(await openUploads()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await openUploads()).toBe(0);
});
