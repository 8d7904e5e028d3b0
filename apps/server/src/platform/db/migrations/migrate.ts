// Migrations run forward only, every step once, by one process at a time, beside servers of an older
// version (decision 0039). A kill at any point leaves complete steps; the next start runs the rest.
import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../types.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { withMigrationLock } from './migration-lock.ts';
import { isOlderServerThere, MIGRATIONS_FOLDER } from './older-servers.ts';
import {
  type Applied,
  prepareTables,
  readApplied,
  recordLateBegin,
  recordStepsDone,
} from './progress.ts';
import { runStep } from './run-step.ts';

/** Says in one sentence why this version cannot work with this database. */
export class SchemaError extends OperatorError {}

/** False for one of a newer version. */
export function isKnownMigration(tag: string): boolean {
  return readMigrationFiles(MIGRATIONS_FOLDER).some((file) => file.tag === tag);
}

/** How far another database had come. */
export interface Stage {
  /** The last migration whose early steps are done. */
  schema: string;
  unfinished: Array<{ tag: string; stepsDone: number }>;
}

/**
 * Returns the tags of the files it applied. `stage` stops there, for rows of such a database. Steps
 * that older servers would not survive are left, while there is one, for a later call.
 */
export function migrate(
  database: Database,
  folder = MIGRATIONS_FOLDER,
  stage?: Stage,
): Promise<string[]> {
  return applyFiles(database, { folder, stage });
}

/**
 * For a start: leaves the late steps of a shop that was there before, so that the older version can
 * come back if this one does not become ready (decision 0182).
 */
export function migrateForStart(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  return applyFiles(database, { folder, leavesLate: true });
}

interface Extent {
  folder: string;
  stage?: Stage | undefined;
  leavesLate?: boolean;
}

async function applyFiles(
  database: Database,
  { folder, stage, leavesLate = false }: Extent,
): Promise<string[]> {
  const all = readMigrationFiles(folder);
  const files = stage ? filesUpTo(stage, all) : all;
  const applied = await readApplied(database.pool);
  requireKnown(all, applied);
  for (const file of files) requireUnchanged(file, applied);
  if (files.every((file) => isDone(file, applied))) return [];
  const isFilled = applied.hashes.size > 0;

  return withMigrationLock(database, async () => {
    const client = await database.pool.connect();
    try {
      await prepareTables(client);
      const options = { leavesLate: leavesLate && isFilled };
      const done: string[] = [];
      for (const file of files) if (await applyFile(client, file, options)) done.push(file.tag);
      client.release();
      return done;
    } catch (error) {
      client.release(true);
      throw error;
    }
  });
}

/** Its files; unfinished ones are cut off after the last step that was done. */
function filesUpTo({ schema, unfinished }: Stage, all: MigrationFile[]): MigrationFile[] {
  const stepsDone = new Map(unfinished.map(({ tag, stepsDone }) => [tag, stepsDone]));
  return all
    .filter(({ tag }) => tag <= schema || stepsDone.has(tag))
    .map((file) => ({ ...file, stopAfter: stepsDone.get(file.tag) }));
}

/** An older version works with a newer schema until the late steps begin, as it does beside a newer server. */
function requireKnown(files: MigrationFile[], { hashes, keepingOlder }: Applied): void {
  const known = new Set(files.map(({ tag }) => tag));
  const newest = [...hashes.keys()]
    .filter((tag) => !known.has(tag) && !keepingOlder.has(tag))
    .toSorted()
    .at(-1);
  if (!newest) return;
  throw new SchemaError(
    `A newer version of the portal has changed this database (${newest} is unknown here): start that version, or restore a backup from before the upgrade into an empty database.`,
  );
}

function requireUnchanged(file: MigrationFile, { hashes, unfinished }: Applied): void {
  const known = hashes.get(file.tag) ?? unfinished.get(file.tag)?.hash;
  if (!known || [file.hash, ...file.formerHashes].includes(known)) return;
  throw new SchemaError(
    `Migration ${file.tag} was changed after it had been applied; write a new one instead.`,
  );
}

function isDone({ tag }: MigrationFile, { hashes, unfinished }: Applied): boolean {
  return hashes.has(tag) && !unfinished.has(tag);
}

/** False when there was nothing to do or another process has done it. */
async function applyFile(
  client: pg.ClientBase,
  file: MigrationFile,
  { leavesLate }: { leavesLate: boolean },
): Promise<boolean> {
  const applied = await readApplied(client);
  if (isDone(file, applied)) return false;
  const isNew = !applied.hashes.has(file.tag);
  const first = applied.unfinished.get(file.tag)?.stepsDone ?? 0;
  const steps = [...file.steps, ...file.lateSteps];
  for (const [index, step] of steps.entries()) {
    if (index < first) continue;
    const isLate = index >= file.steps.length;
    const mustWait = isLate && (leavesLate || (await isOlderServerThere(client)));
    if (index === file.stopAfter || mustWait) {
      // A file of late steps alone has begun too: otherwise a restored backup would run it.
      if (index === 0) await recordStepsDone(client, file, 0);
      break;
    }
    try {
      if (isLate) await recordLateBegin(client, file);
      await runStep(client, step, () => recordStepsDone(client, file, index + 1));
    } catch (cause) {
      throw new Error(`Migration ${file.tag} failed.`, { cause });
    }
  }
  return isNew;
}
