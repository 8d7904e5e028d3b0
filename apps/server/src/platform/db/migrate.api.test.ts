import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { migrationFolder } from '../../../test/migration-folder.ts';
import { migrate } from './migrate.ts';
import type { Database } from './types.ts';

const first = 'create table note (id int);--> statement-breakpoint\ninsert into note values (1);';
const second =
  'alter table note add text text;--> statement-breakpoint\ncreate index on note (text)';
const broken = 'alter table note add text text;--> statement-breakpoint\nselect 1 / 0;';

let database: Database;

beforeEach(async () => {
  database = await createEmptyTestDatabase();
  onTestFinished(() => database.close());
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
});
