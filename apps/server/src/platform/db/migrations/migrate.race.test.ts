import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import type { Database } from '../types.ts';
import { finishMigrationsLater } from './finish-later.ts';
import { migrate } from './migrate.ts';
import { readApplied } from './progress.ts';

async function connect({ pool }: Database, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    application_name: name,
  });
  await client.connect();
  return client;
}

it('applies every file once when several processes start together', async () => {
  const database = await createEmptyTestDatabase();
  const tags = Array.from({ length: 5 }, (_, number) => `000${number}_step`);
  const folder = migrationFolder(
    Object.fromEntries(tags.map((tag) => [tag, `create table t${tag} (); select pg_sleep(0.02)`])),
  );
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database, folder)));
  expect(applied.flat().toSorted()).toEqual(tags);
});

it('leaves for later what an older server would not survive', async () => {
  const database = await createEmptyTestDatabase();
  const folder = migrationFolder({
    '0000_first': `create table note (id int, gone int);
      --> when older servers have left
      alter table note drop column gone;`,
  });
  const older = await connect(database, 'timesync-portal/0003');
  expect(await migrate(database, folder)).toEqual(['0000_first']);
  expect(await older.query('select gone from note')).toMatchObject({ rows: [] });
  expect((await readApplied(database.pool)).unfinished.size).toBe(1);

  await older.end();
  // The server notices a moment later that the connection was closed.
  await expect
    .poll(async () => {
      await migrate(database, folder);
      return (await readApplied(database.pool)).unfinished.size;
    })
    .toBe(0);
  await expect(database.pool.query('select gone from note')).rejects.toThrow('does not exist');
});

it('finishes by itself once the older server has left, and logs why it cannot before', async () => {
  const database = await createEmptyTestDatabase();
  const older = await connect(database, 'timesync-portal/0003');
  await migrate(database);
  const warnings: unknown[] = [];
  const log = { ...quietLog, warn: (line: unknown) => warnings.push(line) };
  const fails = `create function no_late_step() returns event_trigger language plpgsql
      as $$ begin raise 'not now'; end $$;
    create event trigger no_late_step on ddl_command_start execute function no_late_step()`;
  await database.pool.query(fails);
  const stop = finishMigrationsLater(database, log, { graceMs: 20, pauseMs: 20 });
  onTestFinished(stop);
  await older.end();

  await expect.poll(() => warnings.length).toBeGreaterThan(1);
  expect((await readApplied(database.pool)).unfinished.size).toBeGreaterThan(0);
  await database.pool.query('drop event trigger no_late_step');
  await expect.poll(async () => (await readApplied(database.pool)).unfinished.size).toBe(0);
});

it('releases a table that another session needs, and tries again', async () => {
  const database = await createEmptyTestDatabase();
  await migrate(database, migrationFolder({ '0000_first': 'create table note (id int)' }));
  const reader = await connect(database, 'somebody');
  onTestFinished(() => reader.end());
  await reader.query('begin; select from note');

  const migrated = migrate(
    database,
    migrationFolder({
      '0000_first': 'create table note (id int)',
      '0001_text': 'alter table note add text text',
    }),
  );
  const waits = async () =>
    (await reader.query(`select from pg_locks where not granted and relation = 'note'::regclass`))
      .rowCount;
  await expect.poll(waits, { interval: 20 }).toBe(1);
  // Sessions queued behind the waiting migration would wait as long as it does, so it gives up.
  await expect.poll(waits, { interval: 20 }).toBe(0);
  await reader.query('commit');
  expect(await migrated).toEqual(['0001_text']);
});

it('locks one table at a time, so that no reader of two tables is aborted', async () => {
  const database = await createEmptyTestDatabase();
  const made = { '0000_first': 'create table bill (id int); create table line (id int)' };
  await migrate(database, migrationFolder(made));
  const reader = await connect(database, 'somebody');
  onTestFinished(() => reader.end());
  await reader.query('begin; select from line');

  const altered = `alter table bill add text text;
    --> statement-breakpoint
    alter table line add text text`;
  const migrated = migrate(database, migrationFolder({ ...made, '0001_text': altered }));
  const waits = `select from pg_locks where not granted and relation = 'line'::regclass`;
  await expect.poll(async () => (await reader.query(waits)).rowCount, { interval: 20 }).toBe(1);
  await reader.query('select text from bill');
  await reader.query('commit');
  expect(await migrated).toEqual(['0001_text']);
});
