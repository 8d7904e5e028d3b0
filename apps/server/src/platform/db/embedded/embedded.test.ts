// The embedded PostgreSQL as the portal and its commands open it, with real processes that are killed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChildProgram } from '../../../../test/child-program.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { DatabaseLockedError } from '../../files/lock.ts';
import { openDatabase } from '../database.ts';
import { isOutage } from '../errors.ts';
import type { Database, Logger } from '../types.ts';
import { hasDatabase } from './cluster.ts';
import { EmbeddedError } from './programs.ts';

const newDataDir = () => join(temporaryFolder(), 'data');
const madeDataDir = newDataDir();
await openDatabase({ dataDir: madeDataDir, log: quietLog }).then((database) => database.close());

/** A copy of the one cluster that is made: to make it takes a second of the processor. */
function preparedDataDir(): string {
  const dataDir = newDataDir();
  spawnSync('cp', ['-a', madeDataDir, dataDir]);
  return dataDir;
}

const pidFileOf = (dataDir: string) => join(dataDir, 'postgres-18/postmaster.pid');
const enginePid = (dataDir: string) =>
  Number(readFileSync(pidFileOf(dataDir), 'utf8').split('\n')[0]);

/** What has ended may still have its number. */
const isRunning = (pid: number) => existsSync(`/proc/${pid}/cwd/PG_VERSION`);

async function open(dataDir: string, options: { mayShare?: boolean; log?: Logger } = {}) {
  const database = await openDatabase({ dataDir, log: quietLog, ...options });
  onTestFinished(() => database.close());
  return database;
}

const count = async ({ pool }: Database) =>
  (await pool.query('select count(*)::int as notes from note')).rows[0].notes;

function startPortal(dataDir: string) {
  return startChildProgram(`
    import { openDatabase } from '${import.meta.dirname}/../database.ts';
    const log = { info() {}, warn() {}, error() {} };
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    await database.pool.query('create table note (text text)');
    await database.pool.query("insert into note values ('stored')");
    console.log('ready');
  `);
}

function startCommand(dataDir: string) {
  return startChildProgram(`
    import { openDatabase } from '${import.meta.dirname}/../database.ts';
    const log = { info() {}, warn() {}, error() {} };
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    console.log('ready');
  `);
}

it('is made once, durable and checked, and read by its own user alone', async () => {
  const dataDir = preparedDataDir();
  const database = await open(dataDir);
  const { rows } = await database.pool.query(`
    select name, setting from pg_settings order by name`);
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  expect(settings).toMatchObject({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
  });
  const { rows: locale } = await database.pool.query(
    `select datlocprovider as provider, datlocale as name from pg_database where datname = 'postgres'`,
  );
  expect(locale).toEqual([{ provider: 'b', name: 'C.UTF-8' }]);
  await database.pool.query('create extension pg_trgm; create table note (text text)');
  await database.close();
  expect(existsSync(pidFileOf(dataDir))).toBe(false);
  expect(await count(await open(dataDir))).toBe(0);
});

it('works below a path that is too long for a socket', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(150));
  const database = await open(dataDir);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('is refused to a second portal, and shared with commands', async () => {
  const dataDir = preparedDataDir();
  const database = await open(dataDir);
  await database.pool.query('create table note (text text)');
  await expect(open(dataDir)).rejects.toThrow(DatabaseLockedError);
  const command = await open(dataDir, { mayShare: true });
  expect(await count(command)).toBe(0);
  await command.close();
  expect(await count(database)).toBe(0);
});

it('ends the engine that a killed portal left, and never starts a second one beside it', async () => {
  const dataDir = preparedDataDir();
  const portal = startPortal(dataDir);
  expect(await portal.firstLine).toBe('ready');
  const left = enginePid(dataDir);
  await portal.kill();
  expect(isRunning(left)).toBe(true);

  expect(await count(await open(dataDir))).toBe(1);
  expect(isRunning(left)).toBe(false);
  expect(enginePid(dataDir)).not.toBe(left);
});

it('ends with a command or a start that a signal ends', async () => {
  const dataDir = preparedDataDir();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const command = startCommand(dataDir);
    expect(await command.firstLine).toBe('ready');
    const engine = enginePid(dataDir);
    await command.kill(signal);
    await expect.poll(() => isRunning(engine)).toBe(false);
  }
});

it('leaves another program alone that has the number of a dead engine', async () => {
  const dataDir = preparedDataDir();
  const first = await open(dataDir);
  const lockFiles = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) =>
    join(dataDir, 'postgres-18', name),
  );
  const written = lockFiles.map((file) => readFileSync(file, 'utf8'));
  await first.close();
  const stranger = spawn('sleep', ['600']);
  onTestFinished(() => void stranger.kill());
  for (const [index, file] of lockFiles.entries())
    writeFileSync(file, written[index]?.replace(/^\d+/, String(stranger.pid)) ?? '');

  const database = await open(dataDir);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('is away for a moment when its engine is killed, and comes back by itself', async () => {
  const dataDir = preparedDataDir();
  const database = await open(dataDir);
  await database.pool.query('create table note (text text)');
  for (let kills = 1; kills <= 3; kills += 1) {
    await database.pool.query("insert into note values ('stored')");
    const killed = enginePid(dataDir);
    process.kill(killed, 'SIGKILL');
    const lookAgain = async () => {
      if (!existsSync(pidFileOf(dataDir)) || enginePid(dataDir) === killed) return undefined;
      const outage = (error: unknown) => expect(isOutage(error), String(error)).toBe(true);
      return await count(database).catch(outage);
    };
    await expect.poll(lookAgain).toBe(kills);
  }
});

it('logs neither statements nor values', async () => {
  const lines: string[] = [];
  const note = (fields: object) => void lines.push(JSON.stringify(fields));
  const database = await open(preparedDataDir(), {
    log: { info: note, warn: note, error: () => {} },
  });
  const ask = (text: string) => database.pool.query(text).catch(() => undefined);
  await ask(`select 'rahasia'::int`);
  await ask(`create table note (text text unique); insert into note values ('rahasia')`);
  await ask(`insert into note values ('rahasia')`);
  await ask(`do $$ begin raise warning 'rahasia'; end $$`);
  // The engine reports a killed session with what it was doing.
  await ask(`select 'rahasia', pg_terminate_backend(pg_backend_pid())`);
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  const busy = ask(`select 'rahasia', pg_sleep(60)`);
  process.kill(rows[0].pid, 'SIGKILL');
  await busy;
  await expect.poll(() => lines.join('\n')).toContain('signal 9');
  expect(lines.join('\n')).not.toContain('rahasia');
});

it.each(['pglite', 'postgres-17'])('stops at the database of another version: %s', async (name) => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, name), { recursive: true });
  expect(() => hasDatabase(dataDir)).toThrow(EmbeddedError);
  const opening = openDatabase({ dataDir, log: quietLog });
  await expect(opening).rejects.toThrow(EmbeddedError);
  await expect(opening).rejects.toThrow(/BACKUP_PASSPHRASE .*npm run backup .* npm run restore /);
  expect(existsSync(join(dataDir, 'postgres-18'))).toBe(false);
});
