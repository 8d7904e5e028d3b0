// Only one process may open the embedded database, so a backup beside a running server asks that
// server for a copy of the folder, through a socket in DATA_DIR, and reads the copy by itself.
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { Logger } from '../types.ts';
import { copyPglite } from './backup.ts';

const COPY = 'pglite-copy-';
const DAY_MS = 24 * 60 * 60 * 1000;

interface DoorOptions {
  dataDir: string;
  folder: string;
  pool: pg.Pool;
  log: Logger;
}

type Answer = { copy: string } | { refusal: string };

/** Returns the function that closes it. A door that cannot be opened does not stop the server. */
export async function openCopyDoor(options: DoorOptions): Promise<() => Promise<void>> {
  const { dataDir, log } = options;
  let answering = Promise.resolve();
  const server = createServer((socket) => {
    // Whoever asked may be gone before the answer is there.
    socket.on('error', () => undefined);
    answering = answering.then(() => answer(options, socket));
  });
  const path = doorOf(dataDir);
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

async function answer({ dataDir, folder, pool, log }: DoorOptions, socket: Socket): Promise<void> {
  let reply: Answer;
  try {
    await removeForgottenCopies(dataDir);
    const copy = await mkdtemp(join(resolve(dataDir), COPY));
    await copyPglite(pool, folder, join(copy, 'pglite'));
    reply = { copy };
  } catch (error) {
    log.error({ err: error }, 'copy of the embedded database failed');
    reply = { refusal: (error as Error).message };
  }
  socket.end(JSON.stringify(reply));
}

/**
 * Asks the server that holds the embedded database for a copy of it: a DATA_DIR of its own, to be
 * removed by who asked. Undefined when no server answers.
 */
export async function askForCopy(dataDir: string): Promise<string | undefined> {
  const socket = createConnection(doorOf(dataDir));
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

/** Left behind by a backup that was killed. */
async function removeForgottenCopies(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(COPY));
  for (const path of names.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Addresses of sockets are short, at most 108 bytes: the shorter way to it is taken. */
function doorOf(dataDir: string): string {
  const path = resolve(dataDir, 'pglite.door');
  if (process.platform === 'win32') return join('\\\\.\\pipe', path.replaceAll(/[^\w]/g, '-'));
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
