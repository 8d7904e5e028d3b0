// Whatever fails while a connection is opened: no statement has run, and the same may succeed later.
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { databaseOver } from '../database.ts';
import { isOutage, isUnavailable, sqlStateOf } from '../errors.ts';
import { openPostgres } from './postgres.ts';

const database = await createTestDatabase();
const url = new URL(database.pool.options.connectionString ?? '');

/** What a request meets that asks this address. */
async function failureAt(address: URL): Promise<unknown> {
  const away = databaseOver(openPostgres({ databaseUrl: String(address), log: quietLog }));
  try {
    const asked = away.db.execute('select 1').catch((error: unknown) => error);
    const begun = away.transaction(async () => undefined).catch((error: unknown) => error);
    expect(isUnavailable(await begun)).toBe(true);
    return await asked;
  } finally {
    await away.close();
  }
}

const changed = (change: Partial<Record<'pathname' | 'username', string>>) =>
  Object.assign(new URL(url), change);

it('a database that is not accepting connections', async () => {
  const admin = new pg.Client({ connectionString: String(changed({ pathname: '/postgres' })) });
  await admin.connect();
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  try {
    await admin.query(`alter database ${name} allow_connections false`);
    const error = await failureAt(url);
    expect([sqlStateOf(error), isUnavailable(error), isOutage(error)]).toEqual([
      '55000',
      true,
      true,
    ]);
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
});

it.each([
  ['a database that is not there', { pathname: '/tidak_ada' }, '3D000'],
  ['a user who is not there', { username: 'tidak_ada' }, '28000'],
])('%s does not pass by itself, so a start ends with it', async (_, change, state) => {
  const error = await failureAt(changed(change));
  expect([sqlStateOf(error), isUnavailable(error), isOutage(error)]).toEqual([state, true, false]);
});
