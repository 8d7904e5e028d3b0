// Forward only, every file once. A file and its record are one transaction, taken under a lock that
// ends with it: a kill at any point, or ten processes starting at once, leave whole files applied
// and the rest for whoever comes next. (Drizzle's own migrator takes no lock.)
import { resolve } from 'node:path';
import type pg from 'pg';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import type { Database } from './types.ts';

const MIGRATIONS_FOLDER = resolve(import.meta.dirname, '../../../migrations');
const LOCK_KEY = 7_430_118_206;

/** False for one of a newer version. */
export function isKnownMigration(tag: string): boolean {
  return readMigrationFiles(MIGRATIONS_FOLDER).some((file) => file.tag === tag);
}

/** Returns the tags of the files it applied. `last` stops there, for rows of an older version. */
export async function migrate(
  database: Database,
  folder = MIGRATIONS_FOLDER,
  last?: string,
): Promise<string[]> {
  const all = readMigrationFiles(folder);
  const files = last ? all.slice(0, all.findIndex(({ tag }) => tag === last) + 1) : all;
  const applied = await readApplied(database.pool);
  for (const file of files) requireUnchanged(file, applied);
  const pending = files.filter(({ tag }) => !applied.has(tag));
  if (pending.length === 0) return [];
  if (applied.size > 0) await database.backUp?.();

  const client = await database.pool.connect();
  try {
    const done: string[] = [];
    for (const file of pending) if (await applyOnce(client, file)) done.push(file.tag);
    client.release();
    return done;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function readApplied(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'applied_migrations'`,
  );
  if (tables.length === 0) return new Map();
  const { rows } = await pool.query<{ tag: string; hash: string }>(
    'select tag, hash from public.applied_migrations',
  );
  return new Map(rows.map(({ tag, hash }) => [tag, hash]));
}

function requireUnchanged({ tag, hash }: MigrationFile, applied: Map<string, string>): void {
  const known = applied.get(tag);
  if (known === undefined || known === hash) return;
  throw new Error(
    `Migration ${tag} was changed after it had been applied; write a new one instead.`,
  );
}

/** False when another process has applied it in the meantime. */
async function applyOnce(client: pg.PoolClient, file: MigrationFile): Promise<boolean> {
  await client.query('begin');
  try {
    // Building an index over a full table, or waiting for another process, takes its time.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists public.applied_migrations (
      tag text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rowCount: isNew } = await client.query(
      'insert into public.applied_migrations (tag, hash) values ($1, $2) on conflict do nothing',
      [file.tag, file.hash],
    );
    if (isNew) for (const statement of file.statements) await client.query(statement);
    await client.query('commit');
    return Boolean(isNew);
  } catch (cause) {
    // When the connection itself is gone, the first failure is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${file.tag} failed.`, { cause });
  }
}
