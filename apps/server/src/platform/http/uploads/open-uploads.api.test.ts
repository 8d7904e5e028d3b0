// Uploads that are begun and never ended take places, not memory, and are refused unread (T78).
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await createTestApp({ realLimits: true });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterEach(async () => {
  vi.useRealTimers();
  const server = test.app.server;
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0));
});
afterAll(() => test.close());

function connectionsOf(server: TestApp['app']['server']): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

async function pointsSpent(): Promise<number> {
  const { rows } = await test.database.db.execute<{ sum: number }>(
    sql`select coalesce(sum(points), 0)::int as sum from rate_limits where key like 'proofsPerUser:%'`,
  );
  return rows[0]?.sum ?? 0;
}

/** Sends the beginning of a form and then stops; returns the answer, or `reading`. */
async function beginUpload({ browser }: SignedIn): Promise<string> {
  const before = await pointsSpent();
  const socket = createConnection(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket.on('error', () => undefined));
  const head = [
    'POST /transaction/1/confirm-payment HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
  ];
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nisi';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  const answered = once(socket, 'data').then(([text]) => String(text).split(' ')[1] ?? '');
  const begun = vi.waitFor(async () => {
    expect(await pointsSpent()).toBe(before + 1);
    return 'reading';
  });
  return Promise.any([answered, begun]);
}

async function beginMany(people: SignedIn[]): Promise<string[]> {
  const outcomes = [];
  for (const person of people) outcomes.push(await beginUpload(person));
  return outcomes;
}

it('two of one person are read, the third is refused and costs no point', async () => {
  const person = await signInAs(test);
  const other = await signInAs(test);
  const before = await pointsSpent();
  expect(await beginMany([person, person, person, other])).toEqual([
    'reading',
    'reading',
    '429',
    'reading',
  ]);
  expect(await pointsSpent()).toBe(before + 3);
});

it('eight are read in all, until one is too slow to arrive in time', async () => {
  const people: SignedIn[] = [];
  while (people.length < 5) people.push(await signInAs(test));
  const [last] = people;
  if (!last) throw new Error('nobody');
  const crowd = people.slice(1).flatMap((person) => [person, person]);
  expect(await beginMany([...crowd, last])).toEqual([...Array(8).fill('reading'), '503']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  expect(await beginUpload(last)).toBe('reading');
});

it('frees the place when the client disconnects, and leaves nothing on the disk', async () => {
  const person = await signInAs(test);
  expect(await beginMany([person, person, person])).toEqual(['reading', 'reading', '429']);
  const arriving = () => readdirSync(join(test.dependencies.config.DATA_DIR, 'files/uploads'));
  await vi.waitFor(() => expect(arriving()).toHaveLength(2));
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await connectionsOf(test.app.server)).toBe(0));
  await vi.waitFor(() => expect(arriving()).toEqual([]));
  expect(await beginUpload(person)).toBe('reading');
});
