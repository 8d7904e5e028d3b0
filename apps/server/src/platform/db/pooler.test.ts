import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { nameNoStatements } from './pooler.ts';

it('sends every statement whole, because the next one may meet another session', () => {
  const query = vi.fn();
  const client = { query };
  const pool = new EventEmitter();
  nameNoStatements(pool as unknown as pg.Pool);
  pool.emit('connect', client);
  client.query({ name: 'a', text: 'select $1', values: [1] });
  client.query('select 1', [2]);
  expect(query.mock.calls).toEqual([
    [{ name: undefined, text: 'select $1', values: [1] }],
    ['select 1', [2]],
  ]);
});
