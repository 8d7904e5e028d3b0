import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { allowSlowBody, startBodyDeadline } from './body-deadline.ts';

const DEADLINE_MS = 50;
const late = Promise.withResolvers<void>();

const server = createServer((request, response) => {
  startBodyDeadline(server, request, DEADLINE_MS);
  if (request.url === '/slow') allowSlowBody(request);
  request.resume().once('end', () => response.end('arrived'));
});
server.on('clientError', (error: Error & { code: string }, socket) => {
  socket.end(`HTTP/1.1 408 Request Timeout\r\n\r\n${error.code}`);
  late.resolve();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends half of a body, and the rest after the deadline of another request. */
async function sendSlowly(path: string): Promise<string> {
  const socket = createConnection(port, '127.0.0.1').setEncoding('utf8');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab`,
  );
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  late.promise.then(() => socket.writable && socket.write('cd'));
  await once(socket, 'close');
  return answer;
}

it('cuts off a body that takes too long, but not one that was allowed more time', async () => {
  const slow = sendSlowly('/slow');
  // Begun after the other, so that its deadline has passed for both.
  await once(server, 'request');
  expect(await sendSlowly('/usual')).toContain('ERR_HTTP_REQUEST_TIMEOUT');
  expect(await slow).toContain('arrived');
});

it('sets no deadline for a request without a body', () => {
  const request = { headers: {} } as IncomingMessage;
  expect(() => startBodyDeadline(server, request, DEADLINE_MS)).not.toThrow();
});
