import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endReusedConnections } from './reused-connections.ts';

it('answers what is under way when the stop begins, and ends its connection', async () => {
  const app = Fastify();
  endReusedConnections(app, false);
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

it('behind a proxy answers what is sent on a reused connection after the stop began', async () => {
  const { promise: isStopping, resolve: stop } = Promise.withResolvers<void>();
  const app = Fastify({ return503OnClosing: false });
  app.addHook('preClose', async () => stop());
  endReusedConnections(app, true);
  app.get('/', async () => 'terjawab');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const call = get({ port, host: '127.0.0.1', agent });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { said: await text(answer), isReused: call.reusedSocket, headers: answer.headers };
  };
  await ask();
  const closed = app.close();
  await isStopping;
  const { said, isReused, headers } = await ask();
  expect({ said, isReused, connection: headers.connection }).toEqual({
    said: 'terjawab',
    isReused: true,
    connection: 'close',
  });
  await closed;
  agent.destroy();
});
