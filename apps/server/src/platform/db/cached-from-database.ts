// A small value from the database that most requests need: cached in memory, and read again in every
// process when it changes. Reading the cached value also works while the database is unavailable.
import type { ChangeEvents } from './change-events.ts';
import type { Logger } from './types.ts';

/** A silently dead connection loses change events, so the value is read again after this time. */
const MAX_AGE_MS = 60_000;

export interface CachedValue<T> {
  /** A new object after each change. */
  readonly current: T;
  /** Reads the value again; resolves when `current` shows a change made before the call. */
  refresh(): Promise<void>;
}

interface Source<T> {
  topic: string;
  read(): Promise<T>;
  changeEvents: ChangeEvents;
  log: Logger;
}

export async function cachedFromDatabase<T>(source: Source<T>): Promise<CachedValue<T>> {
  const { topic, read, changeEvents, log } = source;
  let value = await read();
  let askedAt = performance.now();
  let reading = Promise.resolve();

  // Reads run one after the other, so an older one cannot overwrite a newer one.
  function refresh(): Promise<void> {
    askedAt = performance.now();
    const next = reading.then(async () => {
      const fresh = await read();
      if (JSON.stringify(fresh) !== JSON.stringify(value)) value = fresh;
    });
    reading = next.catch(() => undefined);
    return next;
  }

  function refreshInBackground(): void {
    refresh().catch((error: unknown) =>
      log.warn({ err: error, topic }, 'still using the old value'),
    );
  }

  changeEvents.onChange(topic, refreshInBackground);
  return {
    get current() {
      if (performance.now() - askedAt >= MAX_AGE_MS) refreshInBackground();
      return value;
    },
    refresh,
  };
}
