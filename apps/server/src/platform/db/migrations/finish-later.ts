import type { Database, Logger } from '../types.ts';
import { migrate } from './migrate.ts';
import { readApplied } from './progress.ts';

const PAUSE_MS = 15_000;

/** Runs the late steps once no older server is connected. Returns a function that stops it. */
export function finishMigrationsLater(
  database: Database,
  log: Logger,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = attempt();

  async function attempt(): Promise<void> {
    try {
      if ((await readApplied(database.pool)).unfinished.size === 0) return;
      await migrate(database);
    } catch (error) {
      log.warn({ err: error }, 'the migrations cannot be finished yet');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = attempt();
    }, pauseMs).unref();
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
