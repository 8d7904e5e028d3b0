import pg from 'pg';
import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Doubles its numbers; every batch waits until it is released. */
function doubling(refuse: (items: number[]) => Error | undefined = () => undefined) {
  const batches: number[][] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = async (items: number[]) => {
    batches.push(items);
    await gate;
    const error = refuse(items);
    if (error) throw error;
    return items.map((item) => item * 2);
  };
  const double = createBatcher(run);
  return { double, batches, release: () => release() };
}

function refusal(code: string): Error {
  const error = new pg.DatabaseError('refused', 7, 'error');
  error.code = code;
  return error;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('gives each item its own result', async () => {
  const { double, batches, release } = doubling();
  release();
  expect(await Promise.all(numbers(3).map((item) => double(item)))).toEqual([0, 2, 4]);
  expect(batches).toEqual([[0, 1, 2]]);
  expect(await double(7)).toBe(14);
});

it('queues what arrives while two batches are in flight, and takes at most 32', async () => {
  const { double, batches, release } = doubling();
  const results: Array<Promise<number>> = [];
  for (const item of numbers(2)) {
    results.push(double(item));
    await turn();
  }
  for (const item of numbers(40)) results.push(double(item + 2));
  await turn();
  expect(batches).toEqual([[0], [1]]);
  release();
  expect(await Promise.all(results)).toEqual(numbers(42).map((item) => item * 2));
  expect(batches.slice(2).map(({ length }) => length)).toEqual([32, 8]);
});

it('tries each alone when the database refuses them together', async () => {
  const { double, batches, release } = doubling((items) =>
    items.includes(1) ? refusal('23503') : undefined,
  );
  release();
  const outcomes = await Promise.allSettled(numbers(3).map((item) => double(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[0, 1, 2], [0], [1], [2]]);
});

it('does not hold up the queue for an item that waits for a lock', async () => {
  const locked = 1;
  const double = createBatcher<number, number>(async (items) => {
    if (items.length === 1 && items[0] === locked) return new Promise(() => {});
    if (items.includes(locked)) throw refusal('55P03');
    return items.map((item) => item * 2);
  });
  const [first, , third] = numbers(3).map((item) => double(item));
  expect(await Promise.all([first, third])).toEqual([0, 4]);
  expect(await Promise.all([double(5), double(6)])).toEqual([10, 12]);
});

it.each([
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a broken pipe', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ['a shutdown', refusal('57P01')],
  ['a proxy that lost its server', refusal('08P01')],
  ['an unknown completion', refusal('40003')],
  ['a server without free connections', refusal('53300')],
])('tries nothing again after %s: it may have been saved', async (_name, error) => {
  const { double, batches, release } = doubling(() => error);
  release();
  const outcomes = await Promise.allSettled(numbers(2).map((item) => double(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toEqual([[0, 1]]);
});
