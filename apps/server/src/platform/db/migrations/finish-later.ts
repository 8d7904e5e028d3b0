import type { Database, Logger } from '../types.ts';
import { migrate } from './migrate.ts';
import { readApplied } from './progress.ts';

/** Until then an older server can come back: longer than an upgrade waits for this one (decision 0182). */
const GRACE_MS = 600_000;
const PAUSE_MS = 15_000;

/** Runs the late steps once no older server is connected. Returns a function that stops it. */
export function finishMigrationsLater(
  database: Database,
  log: Logger,
  { graceMs = GRACE_MS, pauseMs = PAUSE_MS } = {},
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer = attemptAfter(graceMs);

  function attemptAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = attempt();
    }, ms).unref();
  }

  async function attempt(): Promise<void> {
    try {
      if ((await readApplied(database.pool)).unfinished.size === 0) return;
      await migrate(database);
    } catch (error) {
      log.warn({ err: error }, 'the migrations cannot be finished yet');
    }
    if (!isStopped) timer = attemptAfter(pauseMs);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
