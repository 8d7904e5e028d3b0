import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';
import type { Db } from './types.ts';

const newDatabase = () => ({}) as Db;
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Doubles its numbers; every statement waits until it is let go. */
function doubling({
  refuse = () => undefined,
  secondFrom = 1,
}: {
  refuse?: (items: number[]) => Error | undefined;
  secondFrom?: number;
} = {}) {
  const statements: number[][] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const run = async (_db: Db, items: number[]) => {
    statements.push(items);
    await gate;
    const error = refuse(items);
    if (error) throw error;
    return items.map((item) => item * 2);
  };
  const double = inBatches(run, { secondFrom });
  return { double, statements, letGo };
}

function refusal(code: string): Error {
  const error = new pg.DatabaseError('refused', 7, 'error');
  error.code = code;
  return error;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('answers everybody with his own result', async () => {
  const { double, statements, letGo } = doubling();
  const db = newDatabase();
  letGo();
  expect(await Promise.all(numbers(3).map((item) => double(db, item)))).toEqual([0, 2, 4]);
  expect(statements).toEqual([[0, 1, 2]]);
  expect(await double(db, 7)).toBe(14);
});

it('gathers what comes while two are under way, in portions', async () => {
  const { double, statements, letGo } = doubling();
  const db = newDatabase();
  const results: Array<Promise<number>> = [];
  for (const item of numbers(2)) {
    results.push(double(db, item));
    await turn();
  }
  for (const item of numbers(40)) results.push(double(db, item + 2));
  await turn();
  expect(statements).toEqual([[0], [1]]);
  letGo();
  expect(await Promise.all(results)).toEqual(numbers(42).map((item) => item * 2));
  expect(statements.slice(2).map(({ length }) => length)).toEqual([32, 8]);
});

describe('where a second statement is for three', () => {
  const send = async (
    { double }: ReturnType<typeof doubling>,
    db: Db,
    items: number[],
  ): Promise<void> => {
    for (const item of items) void double(db, item);
    await turn();
  };

  it('lets fewer wait for the first', async () => {
    const together = doubling({ secondFrom: 3 });
    const db = newDatabase();
    await send(together, db, [0]);
    await send(together, db, [1, 2]);
    expect(together.statements).toEqual([[0]]);
    await send(together, db, [3]);
    expect(together.statements).toEqual([[0], [1, 2, 3]]);
  });

  it('goes past a first that is stuck', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const together = doubling({ secondFrom: 3 });
    const db = newDatabase();
    await send(together, db, [0]);
    await send(together, db, [1]);
    vi.advanceTimersByTime(21);
    await send(together, db, [2]);
    vi.useRealTimers();
    expect(together.statements).toEqual([[0], [1, 2]]);
  });
});

it('never mixes two databases', async () => {
  const { double, statements, letGo } = doubling();
  letGo();
  await Promise.all([double(newDatabase(), 1), double(newDatabase(), 2)]);
  expect(statements).toEqual([[1], [2]]);
});

it('tries each alone when the database refuses them together', async () => {
  const { double, statements, letGo } = doubling({
    refuse: (items) => (items.includes(1) ? refusal('23503') : undefined),
  });
  const db = newDatabase();
  letGo();
  const outcomes = await Promise.allSettled(numbers(3).map((item) => double(db, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(statements).toEqual([[0, 1, 2], [0], [1], [2]]);
});

it('lets nobody wait for the one that waits for a lock', async () => {
  const locked = 1;
  const double = inBatches<number, number>(async (_db, items) => {
    if (items.length === 1 && items[0] === locked) return new Promise(() => {});
    if (items.includes(locked)) throw refusal('55P03');
    return items.map((item) => item * 2);
  });
  const db = newDatabase();
  const [first, , third] = numbers(3).map((item) => double(db, item));
  expect(await Promise.all([first, third])).toEqual([0, 4]);
  expect(await Promise.all([double(db, 5), double(db, 6)])).toEqual([10, 12]);
});

it.each([
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a broken pipe', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ['a shutdown', refusal('57P01')],
  ['a proxy that lost its server', refusal('08P01')],
  ['an unknown completion', refusal('40003')],
  ['a server without free connections', refusal('53300')],
])('tries nothing again after %s: it may have been kept', async (_name, error) => {
  const { double, statements, letGo } = doubling({ refuse: () => error });
  const db = newDatabase();
  letGo();
  const outcomes = await Promise.allSettled(numbers(2).map((item) => double(db, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual([[0, 1]]);
});
