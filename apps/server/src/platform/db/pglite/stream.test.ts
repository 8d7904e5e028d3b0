import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onlyEngine } from '../../../../test/templates/pglite-template.ts';
import { isUnavailable } from '../errors.ts';
import { createPglitePool } from './pool.ts';

async function openPool() {
  const pglite = await PGlite.create();
  const pool = createPglitePool(onlyEngine(pglite));
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await pglite.close();
  });
  return { pglite, pool };
}

it('fails a query whose answer is cut off, and goes on with the next', async () => {
  const { pglite, pool } = await openPool();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const answers = [new Uint8Array(), Uint8Array.of(0x31, 0, 0, 0, 4)];
  for (const answer of answers) {
    vi.spyOn(pglite, 'execProtocolRaw').mockResolvedValueOnce(answer);
    const failed = await pool.query('select $1::int as one', [1]).catch((error) => error);
    expect(isUnavailable(failed)).toBe(true);
    expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  }
});

it('lets requests in between two statements', async () => {
  const { pool } = await openPool();
  let [turns, isOver] = [0, false];
  const counting = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  for (let n = 0; n < 5; n += 1)
    await pool.query('select count(*) from generate_series(1, 100_000)');
  isOver = true;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('does not keep answers in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heapMb = () => {
    for (let n = 0; n < 3; n += 1) collect();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  };
  const { pool } = await openPool();
  const ask = async (times: number) => {
    for (let n = 0; n < times; n += 1) await pool.query('select $1::int as one', [n]);
    await pool.query('select 1/0').catch(() => undefined);
  };
  await ask(1_000);
  const before = heapMb();
  await ask(20_000);
  expect(heapMb() - before).toBeLessThanOrEqual(2);
});
