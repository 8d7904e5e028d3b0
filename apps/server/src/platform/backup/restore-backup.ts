// All or nothing: the rows are one transaction, which is committed when the files and keys are in
// place and every table, read back, has the hash of the manifest.
import type pg from 'pg';
import { migrate } from '../db/migrations/migrate.ts';
import type { Database } from '../db/types.ts';
import type { Files } from '../files/files.ts';
import { type Manifest, tableOfPart } from './archive/manifest.ts';
import { type Part, readArchive } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import { bareTables } from './bare-tables.ts';
import { readSchema, readTables, type Table } from './catalogue.ts';
import type { CheckedBackup } from './check-backup.ts';
import { requireEmptyDatabase } from './empty-target.ts';
import { insertRows } from './insert-rows.ts';
import { agreeOnText, newDigest, readRows } from './read-rows.ts';
import { beginFiles } from './restore-files.ts';
import { markRestoreFinished, markWithoutFiles, wasInterrupted } from './unfinished-restore.ts';
import { readJobTables } from './waiting-jobs.ts';

export interface RestoreTarget {
  database: Database;
  /** Where a restore that did not end well is marked: a shop there refuses to start. */
  dataDir: string;
  /** Undefined when the storage was not lost and is not changed. */
  files?: Files | undefined;
  /** Makes the tables of the job queue. */
  prepareJobs(): Promise<void>;
  /** Writes what is neither row nor file, shortly before everything is committed. */
  writeKeys?(): Promise<void>;
}

export async function restoreBackup(
  backup: CheckedBackup,
  target: RestoreTarget,
  progress: (text: string) => void = () => undefined,
): Promise<void> {
  const { dataDir } = target;
  const isRepeated = wasInterrupted(dataDir, backup.manifest);
  // Killed after its commit: files and keys were there before.
  if (isRepeated && (await isRestored(target.database.pool, backup.manifest))) {
    return markRestoreFinished(dataDir);
  }
  await requireEmptyDatabase(target.database.pool, backup.manifest, { isRepeated });
  const files = target.files && (await beginFiles(backup, target.files, dataDir));
  if (!files && !isRepeated) await markWithoutFiles(dataDir, backup.manifest);
  let isCommitting = false;
  const steps: Steps = {
    async restorePart(part) {
      progress(`restoring ${part.name}`);
      await files?.take(part);
    },
    async beforeCommit() {
      await target.writeKeys?.();
      isCommitting = true;
    },
  };
  try {
    await migrate(target.database, undefined, backup.manifest);
    await target.prepareJobs();
    await fill(backup, target.database.pool, steps);
  } catch (error) {
    // When the answer to a commit is lost, the rows may be there and need their files.
    if (!isCommitting) await files?.undo();
    throw error;
  }
  await markRestoreFinished(dataDir);
}

/** Whether every table holds exactly the rows of the backup. */
async function isRestored(pool: pg.Pool, manifest: Manifest): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await agreeOnText(client);
    if ((await readSchema(client)) !== manifest.schema) return false;
    const tables = await matchTables(client, manifest).catch(() => undefined);
    return tables !== undefined && !(await findDifferentTable(client, tables, manifest));
  } finally {
    // Its transaction ends with the connection.
    client.release(true);
  }
}

interface Steps {
  restorePart(part: Part): Promise<void>;
  beforeCommit(): Promise<void>;
}

async function fill(backup: CheckedBackup, pool: pg.Pool, steps: Steps): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await agreeOnText(client);
    const tables = await matchTables(client, backup.manifest);
    const dress = await bareTables(client);
    for await (const part of readArchive(backup.path, backup.passphrase)) {
      const table = tables.get(tableOfPart(part.name) ?? '');
      if (table) await insertRows(client, table, await part.bytes());
      await steps.restorePart(part);
    }
    await dress();
    for (const { name, value } of backup.manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
    }
    await requireSameRows(client, tables, backup.manifest);
    await steps.beforeCommit();
    await client.query('commit');
    client.release();
  } catch (error) {
    // Its transaction ends with the connection.
    client.release(true);
    throw error;
  }
}

/**
 * The tables of the target, which must be those of the backup. Their columns come in the backup's
 * order: two databases may have got the same ones at different times.
 */
async function matchTables(client: pg.ClientBase, manifest: Manifest): Promise<Map<string, Table>> {
  const known = [...(await readTables(client)), ...(await readJobTables(client))];
  const byName = new Map(known.map((table) => [table.name, table]));
  return new Map(
    manifest.tables.map(({ name, columns }) => {
      const own = byName.get(name);
      const ordered = columns.flatMap(
        (wanted) => own?.columns.find((column) => column.name === wanted) ?? [],
      );
      if (!own || ordered.length !== columns.length || own.columns.length !== columns.length) {
        throw new BackupError(`The table ${name} of the backup does not fit this version.`);
      }
      return [name, { ...own, columns: ordered }];
    }),
  );
}

async function requireSameRows(
  client: pg.ClientBase,
  tables: Map<string, Table>,
  manifest: Manifest,
): Promise<void> {
  const different = await findDifferentTable(client, tables, manifest);
  if (different) {
    throw new BackupError(
      `The restored table ${different} differs from the backup; nothing was restored.`,
    );
  }
  for (const { name, rows } of manifest.tables) {
    const table = tables.get(name);
    // Without statistics the first hours would be slow. Of an empty table they would do harm.
    if (table && rows > 0) await client.query(`analyze ${table.sqlName}`);
  }
}

async function findDifferentTable(
  client: pg.ClientBase,
  tables: Map<string, Table>,
  manifest: Manifest,
): Promise<string | undefined> {
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.get(name);
    const digest = newDigest();
    if (table) for await (const _lines of readRows(client, table, digest));
    if (digest.rows !== rows || digest.hash.digest('hex') !== sha256) return name;
  }
  return undefined;
}
