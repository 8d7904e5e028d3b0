import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';
import type { Db } from './types.ts';

const newDatabase = () => ({}) as Db;
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Doubles its numbers; every statement waits until it is let go. */
function doubling(refuse: (items: number[]) => Error | undefined = () => undefined) {
  const statements: number[][] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const double = inBatches<number, number>(async (_db, items) => {
    statements.push(items);
    await gate;
    const error = refuse(items);
    if (error) throw error;
    return items.map((item) => item * 2);
  });
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
  const send = async (count: number) => {
    for (const _ of numbers(count)) results.push(double(db, results.length));
    await turn();
  };
  await send(1);
  await send(7);
  expect(statements).toEqual([[0]]);
  await send(1);
  expect(statements.map(({ length }) => length)).toEqual([1, 8]);
  await send(40);
  expect(statements).toHaveLength(2);
  letGo();
  expect(await Promise.all(results)).toEqual(numbers(49).map((item) => item * 2));
  expect(statements.slice(2).map(({ length }) => length)).toEqual([32, 8]);
});

it('goes past one that is stuck, however few wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { double, statements } = doubling();
  const db = newDatabase();
  for (const [item, pause] of [0, 0, 21].entries()) {
    vi.advanceTimersByTime(pause);
    void double(db, item);
    await turn();
  }
  vi.useRealTimers();
  expect(statements).toEqual([[0], [1, 2]]);
});

it('never mixes two databases', async () => {
  const { double, statements, letGo } = doubling();
  letGo();
  await Promise.all([double(newDatabase(), 1), double(newDatabase(), 2)]);
  expect(statements).toEqual([[1], [2]]);
});

it('tries each alone when the database refuses them together', async () => {
  const { double, statements, letGo } = doubling((items) =>
    items.includes(1) ? refusal('23503') : undefined,
  );
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
  const { double, statements, letGo } = doubling(() => error);
  const db = newDatabase();
  letGo();
  const outcomes = await Promise.allSettled(numbers(2).map((item) => double(db, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual([[0, 1]]);
});
