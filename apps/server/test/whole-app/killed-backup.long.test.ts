// kill -9 at every stage of a backup and of a restore: nothing incomplete ever counts as complete.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkBackup } from '../../src/platform/backup/check-backup.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { openFiles } from '../../src/platform/files/files.ts';
import { createJobTables } from '../../src/platform/jobs/jobs.ts';
import { jobKinds } from '../../src/programs/background.ts';
import { startChildProgram } from '../child-program.ts';
import { quietLog } from '../quiet-log.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SRC = resolve(import.meta.dirname, '../../src');
const madeAt = new Date('2026-05-01T03:00:00Z');
const ROWS = 1200;

/** A data folder with rows in several tables, waiting jobs and files. */
async function fillShop(): Promise<string> {
  const dataDir = join(temporaryFolder(), 'data');
  const database = await openDatabase({ dataDir, log: quietLog });
  await migrate(database);
  await createJobTables(database, { kinds: jobKinds, log: quietLog });
  await database.pool.query(`insert into history (at, actor_kind, subject, subject_id, action)
    select now(), 'system', 'order', n, 'order.created' from generate_series(1, ${ROWS}) n`);
  await database.pool.query(`insert into pgboss.job (name, data)
    select 'mail', '{"to":"a@jam.id"}' from generate_series(1, 5)`);
  const files = await openFiles({ dataDir, freeShare: async () => 1 });
  for (const name of ['a', 'b', 'c']) await files.save(`proofs/${name}.webp`, randomBytes(5000));
  await database.close();
  return dataDir;
}

/** A program that reports reaching the stage, and then waits to be killed. */
const stopAt = (stage: number) => `
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps !== ${stage}) return;
    process.stdout.write('here\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };`;

const open = (dataDir: string) => `
  import { openDatabase } from '${SRC}/platform/db/database.ts';
  import { openFiles } from '${SRC}/platform/files/files.ts';
  const log = { info() {}, warn() {}, error() {} };
  const dataDir = ${JSON.stringify(dataDir)};
  const database = await openDatabase({ dataDir, log });
  const files = await openFiles({ dataDir, freeShare: async () => 1 });`;

/** Kills the program at its first, second, … stage until it has no more; returns their number. */
async function killAtEveryStage(
  program: (stage: number) => string,
  afterwards: (stage: number) => Promise<void>,
): Promise<number> {
  for (let stage = 1; ; stage++) {
    const child = startChildProgram(program(stage));
    const line = await child.firstLine;
    await child.kill();
    expect(line).toMatch(/^(here|done)$/);
    if (line === 'done') return stage - 1;
    await afterwards(stage);
  }
}

it('a killed backup leaves no copy, and the next one is whole', async () => {
  const dataDir = await fillShop();
  const folder = join(temporaryFolder(), 'copies');
  mkdirSync(folder);
  const stages = await killAtEveryStage(
    (stage) => `
      import { writeBackup } from '${SRC}/platform/backup/write-backup.ts';
      ${open(dataDir)} ${stopAt(stage)}
      const path = ${JSON.stringify(folder)} + '/${stage}.tar.gz';
      await writeBackup({ pool: database.pool, files },
        { path, app: '0.1.0', madeAt: new Date(), progress: step });
      await database.close();
      process.stdout.write('done\\n');`,
    async (stage) => {
      const whole = readdirSync(folder).filter((name) => !name.endsWith('.part'));
      expect(whole, `stage ${stage}`).toEqual([]);
    },
  );
  const [whole = ''] = readdirSync(folder).filter((name) => !name.endsWith('.part'));
  const { manifest } = await checkBackup(join(folder, whole));
  expect(manifest.tables.find(({ name }) => name === 'public.history')?.rows).toBe(ROWS);
  expect(manifest.files?.count).toBe(3);
  process.stdout.write(`a backup was killed at ${stages} stages\n`);
  expect(stages).toBeGreaterThan(5);
});

it('a killed restore leaves no row, and the next one is whole', async () => {
  const source = await fillShop();
  const path = join(temporaryFolder(), 'copy.tar.gz');
  const database = await openDatabase({ dataDir: source, log: quietLog });
  const files = await openFiles({ dataDir: source });
  await writeBackup({ pool: database.pool, files }, { path, app: '0.1.0', madeAt });
  await database.close();
  const backup = await checkBackup(path);

  const dataDir = join(temporaryFolder(), 'data');
  const stages = await killAtEveryStage(
    (stage) => `
      import { restoreBackup } from '${SRC}/platform/backup/restore-backup.ts';
      import { checkBackup } from '${SRC}/platform/backup/check-backup.ts';
      import { createJobTables } from '${SRC}/platform/jobs/jobs.ts';
      import { jobKinds } from '${SRC}/programs/background.ts';
      ${open(dataDir)} ${stopAt(stage)}
      const prepareJobs = async () => {
        step();
        await createJobTables(database, { kinds: jobKinds, log });
      };
      const writeKeys = async () => step();
      const backup = await checkBackup(${JSON.stringify(path)});
      await restoreBackup(backup, { database, dataDir, files, prepareJobs, writeKeys }, step);
      await database.close();
      process.stdout.write('done\\n');`,
    async () => undefined,
  );
  process.stdout.write(`a restore was killed at ${stages} stages\n`);
  expect(stages).toBeGreaterThan(8);
  expect(readdirSync(dataDir).toSorted()).toEqual(['files', 'postgres-18']);

  const restored = await openDatabase({ dataDir, log: quietLog });
  onTestFinished(() => restored.close());
  const { rows } = await restored.pool.query('select count(*)::int as count from history');
  expect(rows).toEqual([{ count: ROWS }]);
  const prepareJobs = () => createJobTables(restored, { kinds: jobKinds, log: quietLog });
  const again = restoreBackup(backup, { database: restored, dataDir, prepareJobs });
  await expect(again).rejects.toThrow('is not empty');
});
