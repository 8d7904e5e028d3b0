// A statement without an answer ends its connection; an idle connection may stay silent.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atTheEnd } from '../../../../test/at-the-end.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { openPostgres } from './postgres.ts';

const SILENT_MS = 1_000;
const LONGER = 'select pg_sleep(1.5), pg_backend_pid() as pid';

const template = await createTestDatabase();
const databaseUrl = template.pool.options.connectionString ?? '';
const engine = openPostgres({ databaseUrl, silentMs: SILENT_MS, log: quietLog });
atTheEnd(engine.close);

it('is abandoned, and the next statement gets another connection', async () => {
  await expect(engine.pool.query(LONGER)).rejects.toThrow('Query read timeout');
  expect(engine.pool.totalCount).toBe(0);
  expect((await engine.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('is waited for as long as the statement’s own time-out allows', async () => {
  const asked = { text: LONGER, query_timeout: 60_000 };
  expect((await engine.pool.query(asked)).rows).toHaveLength(1);
});

it('stays while a transaction does something else', async () => {
  const client = await engine.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await pause(1.5 * SILENT_MS);
  expect((await client.query('select pg_backend_pid() as pid')).rows).toEqual(rows);
  await client.query('commit');
  client.release();
});
