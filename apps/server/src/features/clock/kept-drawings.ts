// A drawing costs a tenth of a second of the processor. The same one is asked for by everybody who was
// sent it, so it is kept; and one is drawn at a time, so that orders go on meanwhile.
import { etagOf } from '../../platform/http/answers/negotiate.ts';

/** A hundred kilobytes each at most. */
const MOST_KEPT = 50;

export interface Drawing {
  bytes: Buffer;
  etag: string;
}

export interface KeptDrawings {
  has(key: string): boolean;
  get(key: string, draw: () => Promise<Buffer>): Promise<Drawing>;
}

export function createKeptDrawings(): KeptDrawings {
  const kept = new Map<string, Promise<Drawing>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawInTurn(key: string, draw: () => Promise<Buffer>): Promise<Drawing> {
    const drawing = last.then(draw).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    last = drawing.catch(() => kept.delete(key));
    return drawing;
  }

  return {
    has: (key) => kept.has(key),
    get(key, draw) {
      const found = kept.get(key) ?? drawInTurn(key, draw);
      // Whatever was asked for last is the last to go.
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}
