// PostgreSQL as a child of this process: started, watched and started again when it ends by itself.
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../types.ts';
import { endLeftOver } from './left-over.ts';
import { explainFailure, type Programs, startProgram } from './programs.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** After this time the next end counts as the first one again. */
const CALM_MS = 60_000;
/** Processes that served a killed engine need a moment to notice it. */
const STILL_IN_USE = /still in use|already exists/;
const ATTEMPTS = 8;
/** A command that ends waits for others that use its engine, such as a backup; the portal does not. */
const COMMAND_MS = 600_000;
const PORTAL_MS = 1_000;
/** A fast end writes what is in memory to the disk. */
const FAST_MS = 8_000;

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Child = ReturnType<typeof startProgram>;

interface EngineOptions {
  cluster: string;
  log: Logger;
  isScratch: boolean;
  isCommand: boolean;
}

/** Gives back how to stop it. */
export async function startEngine(programs: Programs, options: EngineOptions) {
  const { cluster, log, isCommand } = options;
  const started = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: Child | undefined;
  // However this process ends: a fast shutdown goes on without us.
  const endToo = () => child?.kill('SIGINT');
  process.once('exit', endToo);
  for (const name of ENDING) process.once(name, exitIfAlone);
  const running = runUntilStopped().finally(() => {
    process.off('exit', endToo);
    for (const name of ENDING) process.off(name, exitIfAlone);
  });
  await Promise.race([started.promise, running]);

  return async function stop(): Promise<void> {
    stopping.abort();
    child?.kill('SIGTERM');
    const patienceMs = isCommand ? COMMAND_MS : PORTAL_MS;
    const ways = [
      setTimeout(endToo, patienceMs),
      // Seen to hang when it was asked within its recovery; the next start repairs what is open.
      setTimeout(() => child?.kill('SIGQUIT'), patienceMs + FAST_MS),
    ];
    await running;
    for (const way of ways) clearTimeout(way);
  };

  async function runUntilStopped(): Promise<void> {
    let hasStarted = false;
    for (let ends = 0; !signal.aborted; ends += 1) {
      const startedAt = performance.now();
      try {
        await endLeftOver(cluster);
        if (signal.aborted) return;
        child = startProgram(programs, 'postgres', { cluster, args: settingsOf(options) });
        const ended = endOf(child);
        await becomesReady(child);
        hasStarted = true;
        started.resolve();
        const how = await ended;
        if (!signal.aborted) log.error(how, 'the embedded database ended and is started again');
      } catch (error) {
        const mayPass = ends < ATTEMPTS && STILL_IN_USE.test(String(error));
        if (!hasStarted && !mayPass) throw error;
        if (!signal.aborted) log.error({ err: error }, 'the embedded database does not start');
      }
      if (performance.now() - startedAt > CALM_MS) ends = 0;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** ends, LONGEST_PAUSE_MS);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function becomesReady(process: Child): Promise<void> {
    const said: string[] = [];
    const isReady = await new Promise<boolean>((resolve, reject) => {
      process.once('error', reject).once('close', () => resolve(false));
      createInterface(process.stderr).on('line', (line) => {
        // A FATAL ends one connection or the start, and whoever wanted that is told.
        if (!line.startsWith('FATAL')) log.info({ line }, 'embedded database');
        if (said.push(line) > 20) said.shift();
        if (line.includes('ready to accept connections')) resolve(true);
      });
    });
    if (!isReady) throw explainFailure(said.join('\n'), cluster);
  }
}

/** In a command or a start nobody else listens, and the signal would end the process without its `exit`. */
function exitIfAlone(name: NodeJS.Signals): void {
  if (process.listenerCount(name) === 0) process.exit(128 + constants.signals[name]);
}

function endOf(child: Child) {
  return new Promise<object>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

function settingsOf({ isScratch }: EngineOptions): string[] {
  const settings = {
    listen_addresses: '',
    // The cluster's folder, which nobody else may enter.
    unix_socket_directories: '.',
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
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
