// Figures that need a scan of a whole table are also cached in the database, so that a server that
// has just started finds the last count.
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { lazyAsync } from '../lazy-async.ts';
import { cachedFigures } from './cached-figures.schema.ts';

export interface CachedFigure<Value> {
  find(): Promise<Value | undefined>;
  save(value: Value): Promise<void>;
}

/** `Value` is plain JSON. A figure that is counted differently needs another name. */
export function cachedFigure<Value>(
  database: Pick<Database, 'db'>,
  name: string,
): CachedFigure<Value> {
  return {
    async find() {
      const [row] = await database.db
        .select()
        .from(cachedFigures)
        .where(eq(cachedFigures.name, name));
      return row?.value as Value | undefined;
    },
    async save(value) {
      try {
        await database.db
          .insert(cachedFigures)
          .values({ name, value })
          .onConflictDoUpdate({ target: cachedFigures.name, set: { value } });
      } catch {
        // The figure is right all the same: only the next start has to count.
      }
    },
  };
}

interface Renewal<Value> {
  name: string;
  renewAfterMs: number;
  count: (db: Queryable) => Promise<Value>;
}

export interface RefreshedFigure<Value> {
  read(db: Queryable): Promise<Value>;
  /** Counts in the background. */
  renew(db: Queryable): void;
}

/** A stale figure is recounted in the background; only the very first read waits. */
export function refreshedFigure<Value>(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  { name, renewAfterMs, count }: Renewal<Value>,
): RefreshedFigure<Value> {
  const stored = cachedFigure<{ value: Value; at: number }>(database, name);
  const findStored = lazyAsync(stored.find);
  let last: { value: Value; at: number } | undefined;
  let counting: Promise<Value> | undefined;

  async function recount(db: Queryable): Promise<Value> {
    const at = clock.now().getTime();
    const value = await count(db);
    last = { value, at };
    await stored.save(last);
    return value;
  }

  function countOnce(db: Queryable): Promise<Value> {
    counting ??= recount(db).finally(() => {
      counting = undefined;
    });
    return counting;
  }

  function renew(db: Queryable): void {
    countOnce(db).catch(() => undefined);
  }

  async function read(db: Queryable): Promise<Value> {
    const found = last ?? (await findStored());
    // A concurrent call may have counted since.
    const newest = last ?? found;
    if (!newest) return countOnce(db);
    if (clock.now().getTime() - newest.at > renewAfterMs) renew(db);
    return newest.value;
  }

  return { read, renew };
}
