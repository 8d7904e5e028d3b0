// Requests that want the same thing at the same moment share one statement: under load the database
// then does for thirty people little more than it does for three. Whoever comes alone waits for nobody.

import { isRefusal } from './errors.ts';
import type { Db } from './types.ts';

const MAX_BATCH = 32;
/** While one batch is written to the disk, the next one is computed. */
const MAX_UNDER_WAY = 2;
/** Whoever is under way for longer may be stuck: a dead line, a lock. */
const LONG_MS = 20;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[];
  underWay: number;
  /** When the last one began. */
  begunAt: number;
}

interface BatchOptions {
  /** So many start a second statement beside one that is not stuck; fewer are cheaper in the next. */
  secondFrom?: number;
}

/** `run` is one statement, so that all of it happens or nothing; it answers item by item. */
export function inBatches<Item, Result>(
  run: (db: Db, items: Item[]) => Promise<Result[]>,
  { secondFrom = 1 }: BatchOptions = {},
): (db: Db, item: Item) => Promise<Result> {
  const lanes = new WeakMap<Db, Lane<Item, Result>>();

  function laneOf(db: Db): Lane<Item, Result> {
    const lane = lanes.get(db) ?? { waiting: [], underWay: 0, begunAt: 0 };
    lanes.set(db, lane);
    return lane;
  }

  async function drain(db: Db, lane: Lane<Item, Result>): Promise<void> {
    while (lane.waiting.length > 0) {
      await settle(db, lane.waiting.splice(0, MAX_BATCH));
      lane.begunAt = performance.now();
    }
    lane.underWay -= 1;
  }

  function isToWait({ waiting, underWay, begunAt }: Lane<Item, Result>): boolean {
    if (underWay === 0) return false;
    if (underWay === MAX_UNDER_WAY) return true;
    return waiting.length < secondFrom && performance.now() - begunAt < LONG_MS;
  }

  async function settle(db: Db, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const results = await run(db, items);
      if (results.length !== items.length) throw new Error('A batch was not answered item by item');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      // Nothing of a refused batch was kept, and only one of it may be to blame: each is tried alone.
      // Side by side, and the lane goes on: whoever waits for a lock keeps nobody else.
      if (batch.length > 1 && isRefusal(error)) {
        for (const waiting of batch) void settle(db, [waiting]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  return (db, item) =>
    new Promise((resolve, reject) => {
      const lane = laneOf(db);
      lane.waiting.push({ item, resolve, reject });
      if (isToWait(lane)) return;
      lane.underWay += 1;
      lane.begunAt = performance.now();
      // Not at once: what arrives together is taken together.
      setImmediate(() => drain(db, lane));
    });
}
