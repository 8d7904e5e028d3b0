import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endKeptConnections } from './kept-connections.ts';

it('answers what is under way when the stop begins, and ends its connection', async () => {
  const app = Fastify();
  endKeptConnections(app);
  const { promise: isUnderWay, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: isStopping, resolve: stop } = Promise.withResolvers<void>();
  const { promise: work, resolve: finish } = Promise.withResolvers<string>();
  app.addHook('preClose', async () => stop());
  app.get('/', () => {
    arrive();
    return work;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = get({ port, host: '127.0.0.1', agent });
  await isUnderWay;
  const closed = app.close();
  await isStopping;
  finish('selesai');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('selesai');
  expect(answer.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
