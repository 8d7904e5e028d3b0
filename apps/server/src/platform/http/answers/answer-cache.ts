// Caches answers until something changes. The number is limited, so that requests for every page
// cannot fill the memory; the least recently used is dropped first.
import type { Clock } from '../../clock.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** A silently dead connection loses change events, so nothing older than this is trusted. */
const LONGEST_LIFE_MS = 60_000;

interface CachedEntry {
  answer: Promise<CachedAnswer>;
  madeAt: number;
}

export interface AnswerCache {
  /** Concurrent requests for the same key share one `prepare`. */
  get(key: string, prepare: () => Promise<CachedAnswer>): Promise<CachedAnswer>;
  drop(): void;
}

export function createAnswerCache(options: {
  maxEntries: number;
  clock: Clock;
  /** False while a change could go unnoticed: then nothing is cached. */
  mayCache: () => boolean;
}): AnswerCache {
  const { maxEntries, clock, mayCache } = options;
  const entries = new Map<string, CachedEntry>();

  const isFresh = ({ madeAt }: CachedEntry) => clock.now().getTime() - madeAt < LONGEST_LIFE_MS;

  function keep(key: string, prepare: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = { answer: prepare(), madeAt: clock.now().getTime() };
    entries.set(key, entry);
    entry.answer.catch(() => entries.get(key) === entry && entries.delete(key));
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    return entry.answer;
  }

  return {
    get(key, prepare) {
      if (!mayCache()) return prepare();
      const found = entries.get(key);
      entries.delete(key);
      if (!found || !isFresh(found)) return keep(key, prepare);
      entries.set(key, found);
      return found.answer;
    },
    // Answers still being prepared are dropped too: they may have read the old state.
    drop: () => entries.clear(),
  };
}
