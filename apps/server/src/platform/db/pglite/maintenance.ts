// PGlite has neither a checkpointer nor autovacuum. Without checkpoints the log grows and a restart
// after a crash replays all of it; without fresh statistics the planner guesses.
import type pg from 'pg';
import type { Logger } from '../types.ts';

const NIGHT_HOUR_UTC = 20; // 03:00 in Jakarta

interface MaintenanceOptions {
  pool: pg.Pool;
  fsyncCount: () => number;
  log: Logger;
  everyMs?: number;
  now?: () => Date;
}

/** Returns the function that stops it. */
export function startMaintenance(options: MaintenanceOptions): () => Promise<void> {
  const { pool, fsyncCount, log, everyMs = 60_000, now = () => new Date() } = options;
  let syncedAtCheckpoint = fsyncCount();
  let night = nextNight(now());
  let round = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;

  async function maintain(): Promise<void> {
    if (now() >= night) {
      night = nextNight(now());
      await vacuumFilledTables(pool);
    }
    // Every commit syncs, so an unchanged count means that nothing was written.
    if (fsyncCount() === syncedAtCheckpoint) return;
    await pool.query('checkpoint');
    syncedAtCheckpoint = fsyncCount();
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      round = maintain()
        .catch((error) => log.error({ err: error }, 'database maintenance failed'))
        .finally(schedule);
    }, everyMs);
    timer.unref();
  }

  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}

export function nextNight(after: Date): Date {
  const night = new Date(after);
  night.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  if (night <= after) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}

// ANALYZE of an empty table makes the planner scan it in foreign-key checks even after it has
// filled: four times slower.
async function vacuumFilledTables(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`);
    if (rowCount) await pool.query(`vacuum (analyze) ${name}`);
  }
}
