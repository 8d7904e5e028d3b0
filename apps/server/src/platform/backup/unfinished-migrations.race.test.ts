// While a server of an older version runs, a migration's late steps wait (decision 0039), perhaps
// for days. Backups made in that time must be complete too.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { jobKinds } from '../../programs/background.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { readApplied } from '../db/migrations/progress.ts';
import type { Database } from '../db/types.ts';
import { openFiles } from '../files/files.ts';
import { createJobTables } from '../jobs/jobs.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const prepareJobs = (database: Database) =>
  createJobTables(database, { kinds: jobKinds, log: quietLog });

async function restore(path: string, database: Database): Promise<void> {
  await restoreBackup(await checkBackup(path), {
    database,
    dataDir: temporaryFolder(),
    prepareJobs: () => prepareJobs(database),
  });
}

it('a restored backup continues at the step where the original was', async () => {
  const source = await createEmptyTestDatabase();
  const older = await source.pool.connect();
  await older.query(`set application_name = 'timesync-portal/0003'`);
  await migrate(source);
  await prepareJobs(source);
  await source.pool.query(`insert into users (name, email, whatsapp, password_hash)
    values ('Budi', 'budi@masjid.id', '+6281234567890', 'x')`);
  const { unfinished } = await readApplied(source.pool);
  expect(unfinished.size).toBeGreaterThan(0);
  const path = join(temporaryFolder(), 'copy.tar.gz');
  const files = await openFiles({ dataDir: temporaryFolder() });
  await writeBackup({ pool: source.pool, files }, { path, app: '0.1.0', madeAt: new Date() });
  older.release(true);

  const target = await createEmptyTestDatabase();
  await restore(path, target);
  expect(await readApplied(target.pool)).toEqual(await readApplied(source.pool));
  await migrate(target);
  expect((await readApplied(target.pool)).unfinished.size).toBe(0);
  expect((await target.pool.query('select name from users')).rows).toEqual([{ name: 'Budi' }]);

  const finished = await createEmptyTestDatabase();
  await migrate(finished);
  await expect(restore(path, finished)).rejects.toThrow(/without tables/);
});
