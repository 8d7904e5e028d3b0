import { beforeEach, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import type { Database } from '../types.ts';
import { migrate, migrateForStart } from './migrate.ts';

const first = 'create table note (id int);--> statement-breakpoint\ninsert into note values (1);';
const second =
  'alter table note add text text;--> statement-breakpoint\ncreate index on note (text)';
const broken = 'alter table note add text text;--> statement-breakpoint\nselect 1 / 0;';

let database: Database;

beforeEach(async () => {
  database = await createEmptyTestDatabase();
});

async function columns(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select column_name from information_schema.columns where table_name = 'note' order by 1`,
  );
  return rows.map((row) => row.column_name);
}

describe('migrate', () => {
  it('applies every file once, in the order of the journal', async () => {
    const folder = migrationFolder({ '0000_first': first, '0001_second': second });
    expect(await migrate(database, folder)).toEqual(['0000_first', '0001_second']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await columns()).toEqual(['id', 'text']);
    expect((await database.pool.query('select id from note')).rows).toEqual([{ id: 1 }]);
  });

  it('leaves nothing of a file that failed, and finishes at the next start', async () => {
    const failing = migrationFolder({ '0000_first': first, '0001_second': broken });
    await expect(migrate(database, failing)).rejects.toThrow('Migration 0001_second failed');
    expect(await columns()).toEqual(['id']);

    const repaired = migrationFolder({ '0000_first': first, '0001_second': second });
    expect(await migrate(database, repaired)).toEqual(['0001_second']);
    expect(await columns()).toEqual(['id', 'text']);
  });

  it('refuses a file that changed after it was applied, but not its line ends', async () => {
    await migrate(database, migrationFolder({ '0000_first': first }));
    const windows = migrationFolder({ '0000_first': first.replaceAll('\n', '\r\n') });
    expect(await migrate(database, windows)).toEqual([]);
    const changed = migrationFolder({ '0000_first': second });
    await expect(migrate(database, changed)).rejects.toThrow('0000_first was changed');
  });

  it('builds indexes concurrently and fills columns in batches', async () => {
    const rows = 'insert into note select generate_series(1, 2500)';
    const folder = migrationFolder({
      '0000_first': `create table note (id int);--> statement-breakpoint\n${rows}`,
      '0001_second': `alter table note add double int;
        --> statement-breakpoint
        -- in batches of note.id
        update note set double = id * 2 where id between $1 and $2;
        --> statement-breakpoint
        create index concurrently if not exists note_double on note (double);
        --> when older servers have left
        alter table note alter double set not null;`,
    });
    await migrate(database, folder);
    const { rows: found } = await database.pool.query(
      `select count(*)::int, sum(double)::int, (select indisvalid from pg_index
         where indexrelid = 'note_double'::regclass) as valid from note`,
    );
    expect(found).toEqual([{ count: 2500, sum: 2500 * 2501, valid: true }]);
    await expect(database.pool.query('insert into note values (0)')).rejects.toThrow('null');
  });

  it('rebuilds an index whose build was interrupted', async () => {
    const build = 'create unique index concurrently if not exists note_id on note (id)';
    const folder = migrationFolder({
      '0000_first': `create table note (id int); insert into note values (1), (1);`,
      '0001_second': build,
    });
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0001_second failed');
    await database.pool.query('delete from note');
    await migrate(database, folder);
    const { rows } = await database.pool.query(
      `select indisvalid as valid from pg_index where indexrelid = 'note_id'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  it('lets an older version come back until the late steps of a newer one begin', async () => {
    const older = migrationFolder({ '0000_first': first });
    const late = `${second}
      --> when older servers have left
      alter table note alter text set not null;`;
    const newer = migrationFolder({ '0000_first': first, '0001_second': late });
    await migrateForStart(database, older);
    expect(await migrateForStart(database, newer)).toEqual(['0001_second']);
    await database.pool.query('insert into note values (2)');
    expect(await migrateForStart(database, older)).toEqual([]);

    expect(await migrateForStart(database, newer)).toEqual([]);
    await database.pool.query(`update note set text = 'x'`);
    expect(await migrate(database, newer)).toEqual([]);
    await expect(migrateForStart(database, older)).rejects.toThrow(
      'A newer version of the portal has changed this database (0001_second is unknown here)',
    );
  });

  it('refuses an older version whose successor was killed in a late step', async () => {
    const older = migrationFolder({ '0000_first': first });
    const late = `${second}
      --> when older servers have left
      drop table no_such_table;`;
    const newer = migrationFolder({ '0000_first': first, '0001_second': late });
    await migrateForStart(database, older);
    await migrateForStart(database, newer);
    await expect(migrate(database, newer)).rejects.toThrow('Migration 0001_second failed');
    await expect(migrateForStart(database, older)).rejects.toThrow('0001_second is unknown here');
  });

  it('runs late steps at once in an empty database', async () => {
    const text = `create table note (id int); --> when older servers have left
      drop table note;`;
    await migrateForStart(database, migrationFolder({ '0000_first': text }));
    expect(await columns()).toEqual([]);
    await expect(
      migrateForStart(database, migrationFolder({ '0001_other': first })),
    ).rejects.toThrow('0000_first is unknown here');
  });
});
