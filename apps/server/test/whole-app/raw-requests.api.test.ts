// Requests that only a program writing raw bytes can send.
import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();
await test.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = test.app.server.address() as AddressInfo;

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

it('a body with two lengths is refused, so that no proxy reads another request in it', async () => {
  const refused = await send([
    'POST /auth/logout HTTP/1.1',
    'Host: jam.test',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    'GET /public/config HTTP/1.1',
    'Host: jam.test',
  ]);
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  expect(refused.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

it.each([
  [431, ['GET /public/config HTTP/1.1', 'Host: jam.test', `X-Panjang: ${'x'.repeat(20_000)}`]],
  [400, ['BUKAN HTTP SAMA SEKALI']],
])(
  'what is refused with %s before any route has the form of every refusal',
  async (status, lines) => {
    const refused = await send(lines);
    expect(refused).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'MALFORMED' });
  },
);

it('TRACE is no method here, and sends nothing back', async () => {
  const head = ['Host: jam.test', 'Cookie: sid=rahasia', 'Connection: close'];
  const refused = await send(['TRACE /public/config HTTP/1.1', ...head]);
  expect(refused).toMatch(/^HTTP\/1\.1 404 /);
  expect(refused).not.toContain('rahasia');
});

it('closes a silent socket within twenty seconds', async () => {
  const openedAt = performance.now();
  expect(await send([])).not.toContain('200');
  expect(performance.now() - openedAt).toBeLessThan(20_000);
});
