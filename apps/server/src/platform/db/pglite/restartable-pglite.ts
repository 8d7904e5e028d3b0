// A PANIC, on a full disk above all, ends a PostgreSQL server, and its next start repairs what was
// half written. The embedded engine cannot end by itself: it is given up, and a new one starts on the
// same folder.
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../types.ts';
import type { RunningPglite } from './start.ts';

/** A start takes seconds, and fails again while the disk is full. */
const PAUSE_MS = 10_000;

export interface PgliteSource {
  /** The engine for a new connection. */
  open(): Promise<PGlite>;
  /** After its PANIC: the next connection needs another engine. */
  giveUp(engine: PGlite): void;
}

interface RestartablePglite extends PgliteSource {
  fsyncCount(): number;
  close(): Promise<void>;
}

export function restartablePglite(
  first: RunningPglite,
  { restart, log }: { restart: () => Promise<RunningPglite>; log: Logger },
): RestartablePglite {
  let running: RunningPglite | undefined = first;
  let starting: Promise<RunningPglite> | undefined;
  let nextStartAt = 0;

  async function startAgain(): Promise<RunningPglite> {
    try {
      running = await restart();
    } catch (cause) {
      nextStartAt = performance.now() + PAUSE_MS;
      throw unavailable(cause);
    }
    log.warn({}, 'the embedded database panicked and was started again');
    return running;
  }

  return {
    async open() {
      if (running) return running.pglite;
      if (performance.now() < nextStartAt) throw unavailable();
      // A connection may end while it waits; the next one must not start a second engine on the folder.
      starting ??= startAgain().finally(() => {
        starting = undefined;
      });
      return (await starting).pglite;
    },
    giveUp(engine) {
      if (running?.pglite !== engine) return;
      running.closeFiles();
      running = undefined;
    },
    fsyncCount: () => running?.fsyncCount() ?? 0,
    async close() {
      await starting?.catch(() => undefined);
      await running?.pglite.close();
    },
  };
}

function unavailable(cause?: unknown): Error {
  return new Error('Connection terminated: the embedded database cannot start', { cause });
}
