// Caches answers until something changes. The number is limited, so that requests for every page
// cannot fill the memory; the least recently used is dropped first.
import type { Clock } from '../../clock.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** A silently dead connection loses change events, so nothing older than this is trusted. */
const LONGEST_LIFE_MS = 60_000;

interface Kept {
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
  mayKeep: () => boolean;
}): AnswerCache {
  const { maxEntries, clock, mayKeep } = options;
  const kept = new Map<string, Kept>();

  const isFresh = ({ madeAt }: Kept) => clock.now().getTime() - madeAt < LONGEST_LIFE_MS;

  function keep(key: string, prepare: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = { answer: prepare(), madeAt: clock.now().getTime() };
    kept.set(key, entry);
    entry.answer.catch(() => kept.get(key) === entry && kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= maxEntries) break;
      kept.delete(oldest);
    }
    return entry.answer;
  }

  return {
    get(key, prepare) {
      if (!mayKeep()) return prepare();
      const found = kept.get(key);
      kept.delete(key);
      if (!found || !isFresh(found)) return keep(key, prepare);
      kept.set(key, found);
      return found.answer;
    },
    // Answers still being prepared are dropped too: they may have read the old state.
    drop: () => kept.clear(),
  };
}
