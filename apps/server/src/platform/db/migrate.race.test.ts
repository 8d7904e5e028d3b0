import { expect, it, onTestFinished } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { migrationFolder } from '../../../test/migration-folder.ts';
import { migrate } from './migrate.ts';

it('applies every file once when several processes start together', async () => {
  const database = await createEmptyTestDatabase();
  onTestFinished(() => database.close());
  const tags = Array.from({ length: 5 }, (_, number) => `000${number}_step`);
  const folder = migrationFolder(
    Object.fromEntries(tags.map((tag) => [tag, `create table t${tag} (); select pg_sleep(0.02)`])),
  );
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(database, folder)));
  expect(applied.flat().toSorted()).toEqual(tags);
});
