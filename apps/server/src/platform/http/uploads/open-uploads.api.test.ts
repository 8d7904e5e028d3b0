// Uploads that are begun and never ended take places, not memory, and are refused unread. They cannot
// keep other networks and the admins away (T78).
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { type SignedIn, signInAs } from '../../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const sockets: Socket[] = [];
const test = await createTestApp({
  realLimits: true,
  environment: { TRUST_PROXY: '127.0.0.1' },
});
await test.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = test.app.server.address() as AddressInfo;
afterEach(async () => {
  vi.useRealTimers();
  const server = test.app.server;
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0));
});

function connectionsOf(server: TestApp['app']['server']): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

async function pointsSpent(): Promise<number> {
  const { rows } = await test.database.db.execute<{ sum: number }>(
    sql`select coalesce(sum(points), 0)::int as sum from rate_limits where key like 'proofsPerUser:%'`,
  );
  return rows[0]?.sum ?? 0;
}

const PART = 'Content-Disposition: form-data; name="file"; filename="a"';
const MOBILE = '2001:db8:1:2::7';
const ELSEWHERE = '203.0.113.9';

/** Sends the beginning of a form and then stops. */
function beginForm({ browser }: SignedIn, network: string, length: number): Socket {
  const socket = createConnection(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket.on('error', () => undefined));
  const head = [
    'POST /transaction/1/confirm-payment HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-Forwarded-For: ${network}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n${PART}\r\n\r\nisi`);
  return socket;
}

/** The answer, or `reading`. */
async function beginUpload(
  person: SignedIn,
  network = MOBILE,
  length = 9_000_000,
): Promise<string> {
  const before = await pointsSpent();
  const socket = beginForm(person, network, length);
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

async function crowdOf(size: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < size) people.push(await signInAs(test));
  return people.flatMap((person) => [person, person]);
}

/** A whole form that is too large to be read without a place. */
const uploadAll = ({ browser }: SignedIn, route: string, network: string) =>
  browser.post(route, Buffer.from(`--x\r\n${PART}\r\n\r\n${'x'.repeat(100_000)}\r\n--x--\r\n`), {
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': network,
    },
  });

it('six of customers are read, until one is too slow to arrive in time', async () => {
  const last = await signInAs(test);
  expect(await beginMany([...(await crowdOf(3)), last])).toEqual([
    ...Array(6).fill('reading'),
    '503',
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  expect(await beginUpload(last)).toBe('reading');
});

it('a person who lost the connection twice replaces his own uploads', async () => {
  const person = await signInAs(test);
  expect(await beginMany([person, person, person])).toEqual(['reading', 'reading', '429']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  expect(await beginMany([person, person, person])).toEqual(['reading', 'reading', '429']);
});

it('an upload of a kilobyte a second is cut off for another one, although it would be in time', async () => {
  const person = await signInAs(test);
  for (let n = 0; n < 2; n += 1) {
    expect(await beginUpload(person, MOBILE, 70_000)).toBe('reading');
    sockets.at(-1)?.write('x'.repeat(20_000));
  }
  expect(await beginUpload(person)).toBe('429');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
  expect(await beginUpload(person)).toBe('reading');
});

it('a network that holds all places loses one to another network, and never stops an admin', async () => {
  expect(await beginMany(await crowdOf(3))).toEqual(Array(6).fill('reading'));
  const [neighbour, other, admin] = [
    await signInAs(test),
    await signInAs(test),
    await signInAs(test, 'admin'),
  ];
  expect(await beginUpload(neighbour, '2001:db8:1:2::8')).toBe('503');
  expect(await beginUpload(other, ELSEWHERE)).toBe('reading');
  const proof = '/transaction/1/confirm-payment';
  const answers = await Promise.all([
    uploadAll(other, proof, ELSEWHERE),
    uploadAll(admin, '/admin/settings/signature', MOBILE),
  ]);
  // A form without an account, and a picture that is none: both were read.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415]);
});

it('small forms that never end take no place', async () => {
  const person = await signInAs(test);
  for (let n = 0; n < 10; n += 1) beginForm(person, MOBILE, 60_000);
  await expect.poll(() => connectionsOf(test.app.server)).toBe(10);
  expect(await beginMany([person, person])).toEqual(['reading', 'reading']);
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
