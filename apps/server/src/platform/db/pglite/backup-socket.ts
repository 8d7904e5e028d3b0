// Only one process can open the embedded database, so a backup of a running server requests a copy of
// the database folder through a socket in DATA_DIR and reads that copy.
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { hasRoomFor, type ReadDisk } from '../../files/disk-room.ts';
import type { Logger } from '../types.ts';
import { copyPglite } from './backup.ts';

const COPY = 'pglite-copy-';
const DAY_MS = 24 * 60 * 60 * 1000;

interface SocketOptions {
  dataDir: string;
  folder: string;
  pool: pg.Pool;
  log: Logger;
  readDisk?: ReadDisk;
}

type Answer = { copy: string } | { refusal: string };

/** Returns a function that closes the socket. The server also starts when the socket fails. */
export async function openBackupSocket(options: SocketOptions): Promise<() => Promise<void>> {
  const { dataDir, log } = options;
  let answering = Promise.resolve();
  const server = createServer((socket) => {
    // The client may disconnect before the answer is sent.
    socket.on('error', () => undefined);
    answering = answering.then(() => answer(options, socket));
  });
  const path = socketPathOf(dataDir);
  try {
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    if (process.platform !== 'win32') await chmod(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, 'a backup will need the server to be stopped');
    return async () => undefined;
  }
  server.unref();
  return async () => {
    server.close();
    await answering;
  };
}

async function answer(options: SocketOptions, socket: Socket): Promise<void> {
  const { dataDir, log } = options;
  let reply: Answer;
  try {
    await removeForgottenCopies(dataDir);
    await requireRoomForCopy(options);
    reply = { copy: await copyDatabase(options) };
  } catch (error) {
    log.error({ err: error }, 'copy of the embedded database failed');
    reply = { refusal: (error as Error).message };
  }
  socket.end(JSON.stringify(reply));
}

/** The copy is on the shop's own disk. */
async function requireRoomForCopy({ dataDir, pool, readDisk }: SocketOptions): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(`
    select ((select sum(pg_database_size(oid)) from pg_database)
      + (select sum(size) from pg_ls_waldir()))::float8 as bytes`);
  if (hasRoomFor(rows[0]?.bytes ?? 0, dataDir, readDisk)) return;
  throw new Error('the disk of DATA_DIR is too full for a copy of the database, make room');
}

/** Nothing is left of a copy that fails. */
async function copyDatabase({ dataDir, folder, pool }: SocketOptions): Promise<string> {
  const copy = await mkdtemp(join(resolve(dataDir), COPY));
  try {
    await copyPglite(pool, folder, join(copy, 'pglite'));
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Requests a copy of the embedded database from the server that has it open. Returns a new DATA_DIR,
 * which the caller removes, or undefined when no server answers.
 */
export async function requestDatabaseCopy(dataDir: string): Promise<string | undefined> {
  const socket = createConnection(socketPathOf(dataDir));
  let reply: Answer;
  try {
    await once(socket, 'connect');
    reply = JSON.parse(await text(socket)) as Answer;
  } catch {
    return undefined;
  }
  if ('copy' in reply) return reply.copy;
  throw new Error(`The server could not copy its database: ${reply.refusal}`);
}

/** Removes copies of backups that were killed. */
async function removeForgottenCopies(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(COPY));
  for (const path of names.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * A socket's path has at most 108 bytes, so the shorter of the absolute and the relative path is used.
 * The file keeps its old name: a backup may meet a running server of an older version.
 */
function socketPathOf(dataDir: string): string {
  const path = resolve(dataDir, 'pglite.door');
  if (process.platform === 'win32') return join('\\\\.\\pipe', path.replaceAll(/[^\w]/g, '-'));
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
