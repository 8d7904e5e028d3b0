// Work that arrives at the same moment shares one transaction: under load the database does little
// more for thirty items than for three. A single item waits for nothing.
import { isRefusal } from './errors.ts';

const MAX_BATCH = 32;
/** While one batch is written to the disk, the next one is computed. */
const MAX_IN_FLIGHT = 2;

interface Queued<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** `run` handles all items in one transaction and returns one result per item, in their order. */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Queued<Item, Result>[] = [];
  let inFlight = 0;

  async function emptyQueue(): Promise<void> {
    while (queue.length > 0) await runBatch(queue.splice(0, MAX_BATCH));
    inFlight -= 1;
  }

  async function runBatch(batch: Queued<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch needs one result per item');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      // The database saved nothing of a refused batch, and perhaps because of one item only: each is
      // tried alone. The queue does not wait for them, because one may wait for a lock.
      if (batch.length > 1 && isRefusal(error)) {
        for (const queued of batch) void runBatch([queued]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (inFlight === MAX_IN_FLIGHT) return;
      inFlight += 1;
      // Not at once, so that items that arrive together share a batch.
      setImmediate(emptyQueue);
    });
}
