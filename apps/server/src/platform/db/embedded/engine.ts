// PostgreSQL as a child of this process: started, watched and started again when it ends by itself.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../types.ts';
import { explainFailure, startProgram } from './cluster.ts';
import { endLeftOver, removeSocketFolder, SOCKET_FOLDER } from './left-over.ts';
import type { Place } from './place.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** After this time the next end counts as the first one again. */
const CALM_MS = 60_000;
/** A fast end writes what is in memory to the disk. */
const FAST_MS = 8_000;
/** Of the 107 characters of a socket's path. */
const LONGEST_FOLDER = 85;
/** Those that served a killed engine need a moment to notice it. */
const STILL_IN_USE = /still in use|already exists/;
const ATTEMPTS = 8;

interface EngineOptions {
  log: Logger;
  isScratch: boolean;
}

export interface RunningEngine {
  socketFolder: string;
  /** Ours are closed by now; those of other commands are ended after this time. */
  stop(patienceMs: number): Promise<void>;
}

export async function startEngine(place: Place, options: EngineOptions): Promise<RunningEngine> {
  const { log } = options;
  const socketFolder = chooseSocketFolder(place);
  let isStopping = false;
  let ends = 0;
  let restarting: Promise<unknown> = Promise.resolve();
  let child = await launch(place, socketFolder, options);
  watch();
  // However this process ends: a fast shutdown goes on without us.
  const endToo = () => child.kill('SIGINT');
  process.once('exit', endToo);

  function watch(): void {
    const startedAt = performance.now();
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      if (performance.now() - startedAt > CALM_MS) ends = 0;
      log.error({ code, signal }, 'the embedded database ended and is started again');
      restarting = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    while (!isStopping) {
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** ends, LONGEST_PAUSE_MS));
      ends += 1;
      if (isStopping) return;
      try {
        child = await launch(place, socketFolder, options);
        return watch();
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start');
      }
    }
  }

  return {
    socketFolder,
    async stop(patienceMs) {
      isStopping = true;
      await restarting;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        const ended = once(child, 'exit');
        const ways = [
          setTimeout(() => child.kill('SIGINT'), patienceMs),
          // Seen to hang when it was asked in the middle of its recovery; the next start repairs what is open.
          setTimeout(() => child.kill('SIGQUIT'), patienceMs + FAST_MS),
        ];
        await ended;
        for (const way of ways) clearTimeout(way);
      }
      process.off('exit', endToo);
      removeSocketFolder(socketFolder);
    },
  };
}

/** The cluster itself, which nobody else may enter, unless its path is too long for a socket. */
function chooseSocketFolder({ cluster, user }: Place): string {
  if (Buffer.byteLength(cluster) <= LONGEST_FOLDER) return cluster;
  const folder = mkdtempSync(SOCKET_FOLDER);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function launch(
  place: Place,
  socketFolder: string,
  { log, isScratch }: EngineOptions,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    await endLeftOver(place.cluster);
    const settings = Object.entries({
      ...engineSettings(isScratch),
      unix_socket_directories: socketFolder,
    });
    const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = startProgram(place, 'postgres', ['-D', place.cluster, ...flags]);
    const said: string[] = [];
    const isReady = await new Promise<boolean>((resolve, reject) => {
      child.once('error', reject).once('close', () => resolve(false));
      createInterface(child.stderr).on('line', (line) => {
        // A FATAL ends one connection or the start, and whoever wanted that is told.
        if (!line.startsWith('FATAL')) log.info({ line }, 'embedded database');
        said.push(line);
        if (said.length > 20) said.shift();
        if (line.includes('ready to accept connections')) resolve(true);
      });
    });
    if (isReady) return child;
    const failure = explainFailure(said.join('\n'), place.cluster);
    if (attempt === ATTEMPTS || !STILL_IN_USE.test(failure.message)) throw failure;
    await pause(FIRST_PAUSE_MS * 2 ** attempt);
  }
}

function engineSettings(isScratch: boolean): Record<string, string | number> {
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: 60,
    // A shop on one machine: what is not here stays in the system's cache.
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    // Independent of /dev/shm, which containers have small or not at all.
    dynamic_shared_memory_type: 'sysv',
    // No standby, and no processes that wait for one.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    // Statements and values, which may be a name or a password, stay out of the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: -1,
    log_line_prefix: '',
    ...(isScratch && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}
