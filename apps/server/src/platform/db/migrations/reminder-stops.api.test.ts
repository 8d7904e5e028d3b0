// Migration 0060 moves a customer's choice to his own row, while servers of the older version still
// write it where it was.
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrate, migrateForStart } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './older-servers.ts';

it('keeps whom an older server lets stop reminders until it has left', async () => {
  const database = await createEmptyTestDatabase();
  const { pool } = database;
  await migrate(database, MIGRATIONS_FOLDER, { schema: '0059_mitra', unfinished: [] });
  const stop = (name: string) =>
    pool.query(
      `insert into reminder_stops (user_id, stopped_at)
       select id, now() + interval '1 second' from users where name = $1`,
      [name],
    );
  for (const name of ['before', 'meanwhile', 'chosen otherwise since', 'never']) {
    await pool.query(
      `insert into users (name, email, whatsapp, password_hash)
       values ($1, replace($1, ' ', '-') || '@masjid.id', '+6281234567890', 'x')`,
      [name],
    );
  }
  await stop('before');
  await migrateForStart(database);
  await stop('meanwhile');
  await stop('chosen otherwise since');
  const choose =
    "update users set updated_at = now() + interval '1 minute' where name like 'chosen%'";
  await pool.query(choose);
  await migrate(database);
  const { rows } = await pool.query(
    'select name from users where reminders_stopped_at is not null order by id',
  );
  expect(rows.map(({ name }) => name)).toEqual(['before', 'meanwhile']);
});
