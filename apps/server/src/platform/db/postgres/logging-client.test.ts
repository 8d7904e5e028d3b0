import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { loggingClient } from './logging-client.ts';

it('sends every statement whole, because the next one may meet another session', () => {
  const query = vi.spyOn(pg.Client.prototype, 'query').mockReturnValue(undefined as never);
  const Client = loggingClient({ log: quietLog, isPooled: true });
  const client: pg.Client = new Client();
  client.query({ name: 'a', text: 'select $1', values: [1] });
  client.query('select 1', [2]);
  expect(query.mock.calls).toEqual([
    [{ name: undefined, text: 'select $1', values: [1] }],
    ['select 1', [2]],
  ]);
});
