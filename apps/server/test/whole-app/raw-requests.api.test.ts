// Requests that only a program writing raw bytes can send.
import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

async function send(lines: string[]): Promise<string> {
  const socket = createConnection(port, '127.0.0.1').setEncoding('utf8');
  if (lines.length > 0) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

it.each(['/public/config', '/public/products'])('two hosts are refused at %s', async (path) => {
  const get = (...headers: string[]) =>
    send([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close']);
  expect(await get('Host: jam.test')).toMatch(/^HTTP\/1\.1 200 /);
  const refused = await get('Host: jam.test', 'hOST: jahat.test');
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  expect(refused).toContain('"code":"MALFORMED"');
});

it('closes a silent socket within twenty seconds', async () => {
  const openedAt = performance.now();
  expect(await send([])).not.toContain('200');
  expect(performance.now() - openedAt).toBeLessThan(20_000);
});
