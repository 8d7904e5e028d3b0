// A drawing costs a tenth of a second of processor time, and a shared link requests the same one often,
// so drawings are cached. Only one is drawn at a time, so that other requests are not delayed.
import { etagOf } from '../../../platform/http/answers/negotiate.ts';

/** A hundred kilobytes each at most. */
const MAX_DRAWINGS = 50;

interface Drawing {
  bytes: Buffer;
  etag: string;
}

export function createDrawingCache() {
  const cache = new Map<string, Promise<Drawing>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawInTurn(key: string, draw: () => Promise<Buffer>): Promise<Drawing> {
    const drawing = last.then(draw).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    last = drawing.catch(() => cache.delete(key));
    return drawing;
  }

  return {
    has: (key: string) => cache.has(key),
    get(key: string, draw: () => Promise<Buffer>): Promise<Drawing> {
      const found = cache.get(key) ?? drawInTurn(key, draw);
      // The least recently used drawing is dropped first.
      cache.delete(key);
      cache.set(key, found);
      const [oldest] = cache.keys();
      if (cache.size > MAX_DRAWINGS && oldest !== undefined) cache.delete(oldest);
      return found;
    },
  };
}
