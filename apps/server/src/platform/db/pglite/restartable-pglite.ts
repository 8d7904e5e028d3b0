// A PANIC, on a full disk above all, ends a PostgreSQL server, and its next start repairs what was
// half written. The embedded engine cannot end by itself: it is given up, and a new one starts on the
// same folder.
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../types.ts';

/** A start takes seconds, and fails again while the disk is full. */
const PAUSE_MS = 10_000;

export interface PgliteSource {
  /** The engine for a new connection. */
  open(): Promise<PGlite>;
  /** After a PANIC: the next connection needs another engine. */
  giveUp(): void;
}

export function restartablePglite(
  first: PGlite,
  { restart, log }: { restart: () => Promise<PGlite>; log: Logger },
): PgliteSource & { close(): Promise<void> } {
  let pglite: PGlite | undefined = first;
  let nextStartAt = 0;
  return {
    async open() {
      if (pglite) return pglite;
      if (performance.now() < nextStartAt) throw unavailable();
      try {
        pglite = await restart();
      } catch (cause) {
        nextStartAt = performance.now() + PAUSE_MS;
        throw unavailable(cause);
      }
      log.warn({}, 'the embedded database panicked and was started again');
      return pglite;
    },
    giveUp() {
      pglite = undefined;
    },
    async close() {
      await pglite?.close();
    },
  };
}

function unavailable(cause?: unknown): Error {
  return new Error('Connection terminated: the embedded database cannot start', { cause });
}
