// The program as systemd starts it: what it waits for, and what it refuses.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../src/platform/db/types.ts';
import { openFiles } from '../../src/platform/files/files.ts';
import { requireOwnStorage } from '../../src/platform/files/require-storage.ts';
import { bundledProgram } from '../child-program.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../database.ts';
import { openDatabaseLine } from '../database-line.ts';
import { startHttpStandIn } from '../http-stand-in.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const MAIN = bundledProgram('main');

interface Portal {
  url: string;
  process: ChildProcess;
  said: string[];
}

async function startPortal(
  environment: Record<string, string>,
  {
    isOnTerminal = false,
    output = 'pipe',
  }: { isOnTerminal?: boolean; output?: 'pipe' | number } = {},
): Promise<Portal> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const port = String((free.address() as AddressInfo).port);
  free.close();
  const defaults = { DATA_DIR: temporaryFolder(), DATABASE_URL: '', HOST: '127.0.0.1', PORT: port };
  // `script` gives its child a terminal; `exec` because Ctrl-C would end a shell between them.
  const onTerminal = ['script', '-qefc', `exec "${process.execPath}" "${MAIN}"`, '/dev/null'];
  const [program = '', ...parameters] = isOnTerminal ? onTerminal : [process.execPath, MAIN];
  const child = spawn(program, parameters, {
    stdio: [isOnTerminal ? 'pipe' : 'ignore', output, output],
    env: { ...process.env, ...defaults, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => said.push(`${part}`));
  return { url: `http://127.0.0.1:${port}`, process: child, said };
}

const answerOf = (url: string) =>
  fetch(url).then(
    async (answer) => ({ status: answer.status, body: await answer.json() }),
    () => undefined,
  );
const isReady = async ({ url }: Portal) => (await answerOf(`${url}/readyz`))?.status === 200;

/** Its exit code and what it said last; one that starts after all is stopped. */
async function refusalOf(portal: Portal): Promise<[number | null, string]> {
  const hasEnded = () => portal.process.exitCode !== null;
  await expect.poll(async () => hasEnded() || (await isReady(portal))).toBe(true);
  portal.process.kill('SIGTERM');
  return end(portal);
}

async function end({ process: child, said }: Portal): Promise<[number | null, string]> {
  if (child.exitCode === null) await once(child, 'close');
  return [child.exitCode, said.join('')];
}

const urlOf = ({ pool }: Database) => pool.options.connectionString ?? '';

it('waits for a database that is away, says so, and goes on by itself', async () => {
  const line = await openDatabaseLine(urlOf(await createTestDatabase()));
  await line.cut();
  const portal = await startPortal({ DATABASE_URL: line.url });
  await expect
    .poll(() => answerOf(`${portal.url}/readyz`))
    .toEqual({
      status: 503,
      body: { status: 'database unavailable', problems: ['database'] },
    });
  expect(await answerOf(`${portal.url}/healthz`)).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await answerOf(`${portal.url}/public/products`)).toMatchObject({
    status: 503,
    body: { code: 'BUSY' },
  });
  const lines = portal.said.join('').trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).msg)).toEqual(['the start waits for the database']);
  await line.mend();
  await expect.poll(() => isReady(portal)).toBe(true);
  // A bundler that drops the settings of the validator brings its English words back.
  const person = { name: 'Budi', email: 'budi@masjid.id', whatsapp: '081234567890' };
  const refused = await fetch(`${portal.url}/public/sales-page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, website: 5 }),
  });
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^Ada isian/) });
  portal.process.kill('SIGTERM');
  expect((await end(portal))[0]).toBe(0);
});

it('ends with a sentence where the database refuses the user', async () => {
  const url = new URL(urlOf(await createTestDatabase()));
  url.username = 'nobody-of-this-name';
  const [code, said] = await refusalOf(await startPortal({ DATABASE_URL: url.href }));
  expect([code, said]).toEqual([1, expect.stringContaining('check its user, password and name')]);
});

it('refuses while a restore is unfinished', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, 'restore.unfinished'), 'a backup');
  const [code, said] = await refusalOf(await startPortal({ DATA_DIR }));
  expect([code, said]).toEqual([1, expect.stringContaining('A restore was broken off')]);
});

it.runIf(process.platform === 'linux').each([
  ['no', [1, expect.stringContaining('Bring the shop back with')], false],
  ['ya', [0, expect.stringContaining('is ready: ')], true],
])(
  'asks on a terminal whether an empty database beside a backup is a new shop: %s',
  async (answer, ended, hasTables) => {
    const database = await createEmptyTestDatabase();
    const [DATABASE_URL, DATA_DIR] = [urlOf(database), temporaryFolder()];
    mkdirSync(join(DATA_DIR, 'backups'));
    writeFileSync(join(DATA_DIR, 'backups/nightly-2026-11-15T20-10-00Z.tar.gz.age'), 'a backup');
    const portal = await startPortal({ DATABASE_URL, DATA_DIR }, { isOnTerminal: true });
    await expect.poll(() => portal.said.join('')).toContain('Is this a new shop? (yes or no) ');
    portal.process.stdin?.write(`${answer}\r`);
    await expect
      .poll(() => portal.process.exitCode !== null || portal.said.join('').includes('is ready: '))
      .toBe(true);
    // Ctrl-C ends the portal that started.
    portal.process.stdin?.end('\u0003');
    expect(await end(portal)).toEqual(ended);
    const tables = "select from pg_tables where schemaname = 'public'";
    expect((await database.pool.query(tables)).rowCount !== 0).toBe(hasTables);
  },
);

it.runIf(process.platform === 'linux')(
  'serves and closes while every line of its log is lost on a full disk',
  async () => {
    const environment = { DATABASE_URL: urlOf(await createTestDatabase()) };
    const portal = await startPortal(environment, { output: openSync('/dev/full', 'w') });
    await expect.poll(() => isReady(portal)).toBe(true);
    // Each of these writes two lines.
    for (let count = 0; count < 5; count += 1) {
      expect((await answerOf(`${portal.url}/public/config`))?.status).toBe(200);
    }
    portal.process.kill('SIGTERM');
    expect((await end(portal))[0]).toBe(0);
  },
);

it('refuses a folder of files that is not the one of its database', async () => {
  const database = await createTestDatabase();
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  const files = (folder: string) => openFiles({ dataDir: folder, freeShare: async () => 1 });
  await requireOwnStorage(database, await files(here));
  const token = readFileSync(join(here, 'files/storage-id'), 'utf8');
  const environment = { DATABASE_URL: urlOf(database), DATA_DIR: there };
  const [code, said] = await refusalOf(await startPortal(environment));
  // A line of its own, and none of the log.
  const sentence = /^The files here do not belong to this database/m;
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  expect(said).toContain(token);
  writeFileSync(join(there, 'files/storage-id'), `${token}\n`);
  await requireOwnStorage(database, await files(there));
});

it('waits for a bucket that is not there', async () => {
  const stored = new Map<string, string>();
  let isThere = false;
  const S3_ENDPOINT = await startHttpStandIn(async (request, response) => {
    const { method, url = '' } = request;
    const [path = ''] = url.split('?');
    if (method === 'PUT') stored.set(path, await text(request));
    const found = stored.get(path);
    if (!isThere) response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    else if (method === 'DELETE') response.writeHead(204).end();
    else if (found === undefined) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    } else response.end(found);
  });
  const portal = await startPortal({
    DATABASE_URL: urlOf(await createTestDatabase()),
    S3_ENDPOINT,
    S3_REGION: 'ap-southeast-3',
    S3_BUCKET: 'salah',
    S3_ACCESS_KEY_ID: 'kunci',
    S3_SECRET_ACCESS_KEY: 'rahasia',
  });
  await expect
    .poll(() => answerOf(`${portal.url}/readyz`))
    .toEqual({
      status: 503,
      body: { status: 'storage unavailable', problems: ['storage'] },
    });
  isThere = true;
  await expect.poll(() => isReady(portal)).toBe(true);
  isThere = false;
  const later = await answerOf(`${portal.url}/readyz`);
  expect(later?.body).toMatchObject({ problems: expect.arrayContaining(['storage']) });
});
