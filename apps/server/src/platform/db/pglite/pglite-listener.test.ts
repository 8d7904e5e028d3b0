import { setImmediate as letOthersIn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { onlyEngine } from '../../../../test/templates/pglite-template.ts';
import { listenOnPool } from './pglite-listener.ts';
import { createPglitePool } from './pool.ts';

/** After so many the broken engine no longer answers, so that a failing test ends. */
const MOST_CALLS = 500;

/** What PGlite answers on a full disk: the error, and no "ready for the next query". */
function panic(): Uint8Array {
  const fields = Buffer.from('SPANIC\0CXX000\0MERRORDATA_STACK_SIZE exceeded\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

it('does not ask an engine that breaks every connection for ever, and listens again when it works', async () => {
  const pglite = new PGlite();
  const pool = createPglitePool(onlyEngine(pglite));
  onTestFinished(async () => {
    await pool.end();
    await pglite.close();
  });
  pool.on('error', () => undefined);
  const heard: string[] = [];
  let begun = 0;
  const listener = {
    channel: 'changes',
    heard: (payload: string) => void heard.push(payload),
    began: () => {
      begun += 1;
    },
    lost: () => undefined,
  };
  const stop = await listenOnPool(pool, listener, quietLog);
  const broken = vi
    .spyOn(pglite, 'execProtocol')
    .mockImplementation(() =>
      broken.mock.calls.length > MOST_CALLS
        ? new Promise(() => undefined)
        : Promise.resolve({ data: panic(), messages: [] }),
    );
  // The second one needs a new connection.
  const asked = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (let turn = 0; turn < MOST_CALLS; turn += 1) await letOthersIn();
  expect(broken.mock.calls.length).toBeLessThan(20);

  broken.mockRestore();
  const before = begun;
  await pool.query('select 1');
  await vi.waitFor(() => expect(begun).toBeGreaterThan(before));
  await pool.query(`select pg_notify('changes', 'again')`);
  expect(heard).toEqual(['again']);
  await stop();
});
