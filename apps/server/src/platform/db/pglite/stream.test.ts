import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isUnavailable } from '../errors.ts';
import { createPglitePool } from './pool.ts';

it('fails a query whose answer is broken off, and goes on with the next', async () => {
  const pglite = await PGlite.create();
  const pool = createPglitePool(pglite);
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await pglite.close();
  });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const answers = [new Uint8Array(), Uint8Array.of(0x31, 0, 0, 0, 4)];
  for (const answer of answers) {
    vi.spyOn(pglite, 'execProtocolRaw').mockResolvedValueOnce(answer);
    const failed = await pool.query('select $1::int as one', [1]).catch((error) => error);
    expect(isUnavailable(failed)).toBe(true);
    expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  }
});
