import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChildProgram } from '../../../../test/child-program.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { openDatabase } from '../database.ts';
import { migrate } from './migrate.ts';

const first = 'create table note (id int); insert into note values (1);';
const second = 'alter table note add text text;';
// The engine writes this file to its folder, which shows that the process can be killed now.
const endless = `${second}
  copy (select 1) to 'DATA/halfway';
  select count(*) from generate_series(1, 1000000000000);`;

it('finishes after a kill in the middle, on the engine that was left running', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const cluster = join(dataDir, 'postgres-18');
  const killed = startChildProgram(`
    import { openDatabase } from '${import.meta.dirname}/../database.ts';
    import { migrate } from '${import.meta.dirname}/migrate.ts';
    const log = { info() {}, warn() {}, error() {} };
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    await migrate(database, ${JSON.stringify(migrationFolder({ '0000_first': first, '0001_second': endless.replace('DATA', cluster) }))});
  `);
  await expect.poll(() => existsSync(join(cluster, 'halfway'))).toBe(true);
  await killed.kill();

  const database = await openDatabase({ dataDir, log: quietLog });
  onTestFinished(() => database.close());
  const whole = migrationFolder({ '0000_first': first, '0001_second': second });
  expect(await migrate(database, whole)).toEqual(['0001_second']);
  const { rows } = await database.pool.query('select id, text from note');
  expect(rows).toEqual([{ id: 1, text: null }]);
});
