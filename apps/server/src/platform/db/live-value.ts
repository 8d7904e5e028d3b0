// A small thing out of the database that everyone needs all the time: held in memory, read again in
// every process as soon as it changes. Asking for it costs nothing and works while the database is
// away.
import type { ChangeEvents } from './change-events.ts';
import type { Logger } from './types.ts';

/** A connection that died without a word loses notices; nothing older than this is left alone. */
const LONGEST_LIFE_MS = 60_000;

export interface LiveValue<T> {
  /** Another object after each change. */
  readonly current: T;
  /** For who has just changed it: returns when the change is in sight here. */
  refresh(): Promise<void>;
}

interface Source<T> {
  topic: string;
  read(): Promise<T>;
  changeEvents: ChangeEvents;
  log: Logger;
}

export async function keepLive<T>(source: Source<T>): Promise<LiveValue<T>> {
  const { topic, read, changeEvents, log } = source;
  let value = await read();
  let askedAt = performance.now();
  let reading = Promise.resolve();

  // One after the other: an older reading must not overwrite a newer one.
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
    refresh().catch((error: unknown) => log.warn({ err: error, topic }, 'kept the old value'));
  }

  changeEvents.onChange(topic, refreshInBackground);
  return {
    get current() {
      if (performance.now() - askedAt >= LONGEST_LIFE_MS) refreshInBackground();
      return value;
    },
    refresh,
  };
}
