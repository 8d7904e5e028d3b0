// Counts unexpected errors in memory and writes them every few seconds in one statement, so that a
// storm of errors is not also a storm of writes.
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/types.ts';
import { type ErrorGroup, groupOf } from './error-group.ts';
import { serverErrors } from './server-errors.schema.ts';

const WRITE_EVERY_MS = 10_000;
const GROUPS_MAX = 200;

export interface ServerErrors {
  /** `source` is a route or a job queue. */
  record(source: string, error: unknown): void;
  write(): Promise<void>;
  stop(): Promise<void>;
}

interface Counted extends ErrorGroup {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export function collectErrors(clock: Clock, database: Database): ServerErrors {
  let groups = new Map<string, Counted>();

  function add(counted: Counted): void {
    const known = groups.get(counted.fingerprint);
    if (!known && groups.size >= GROUPS_MAX) return;
    const { count = 0, firstAt = counted.firstAt } = known ?? {};
    groups.set(counted.fingerprint, { ...counted, count: count + counted.count, firstAt });
  }

  async function write(): Promise<void> {
    if (groups.size === 0) return;
    const taken = groups;
    groups = new Map();
    try {
      await database.db
        .insert(serverErrors)
        .values([...taken.values()])
        .onConflictDoUpdate({
          target: serverErrors.fingerprint,
          set: {
            count: sql`${serverErrors.count} + excluded.count`,
            lastAt: sql`greatest(${serverErrors.lastAt}, excluded.last_at)`,
          },
        });
    } catch {
      // The database is away: they are written with the next ones.
      for (const counted of taken.values()) add(counted);
    }
  }

  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  return {
    record(source, error) {
      const now = clock.now();
      add({ ...groupOf(source, error), count: 1, firstAt: now, lastAt: now });
    },
    write,
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
