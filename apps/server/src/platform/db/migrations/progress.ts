// Which files are applied, and of those that are not yet done with every step, how many are.
import type pg from 'pg';
import type { MigrationFile } from './migration-files.ts';

export interface Applied {
  /** By tag, the files whose early steps are done: servers of their version may run. */
  hashes: Map<string, string>;
  /** Tags of those files whose late steps have not begun: servers of an older version may run. */
  keepingOlder: Set<string>;
  /** The files with remaining steps, by their tags. */
  unfinished: Map<string, { hash: string; stepsDone: number }>;
}

export async function prepareTables(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists public.applied_migrations (
    tag text primary key, hash text not null, applied_at timestamptz not null default now())`);
  // Null: applied by a version that did not write it down.
  await client.query(
    'alter table public.applied_migrations add column if not exists keeps_older boolean',
  );
  await client.query(`create table if not exists public.unfinished_migrations (
    tag text primary key, hash text not null, steps_done integer not null)`);
}

export async function readApplied(db: pg.Pool | pg.ClientBase): Promise<Applied> {
  const { rows: tables } = await db.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'
      and tablename in ('applied_migrations', 'unfinished_migrations')`,
  );
  const names = tables.map(({ tablename }) => tablename);
  const { rows: applied } = names.includes('applied_migrations')
    ? await db.query(
        `select tag, hash, to_jsonb(applied_migrations) -> 'keeps_older' as keeps_older
         from public.applied_migrations`,
      )
    : { rows: [] };
  const { rows: unfinished } = names.includes('unfinished_migrations')
    ? await db.query('select tag, hash, steps_done from public.unfinished_migrations')
    : { rows: [] };
  return {
    hashes: new Map(applied.map(({ tag, hash }) => [tag, hash])),
    keepingOlder: new Set(applied.filter((row) => row.keeps_older).map(({ tag }) => tag)),
    unfinished: new Map(
      unfinished.map(({ tag, hash, steps_done }) => [tag, { hash, stepsDone: steps_done }]),
    ),
  };
}

/** Runs in the step's transaction, if it has one. */
export async function recordStepsDone(
  client: pg.ClientBase,
  { tag, hash, steps, lateSteps }: MigrationFile,
  stepsDone: number,
): Promise<void> {
  if (stepsDone >= steps.length) {
    await client.query(
      `insert into public.applied_migrations (tag, hash, keeps_older) values ($1, $2, $3)
       on conflict do nothing`,
      [tag, hash, stepsDone === steps.length],
    );
  }
  if (stepsDone === steps.length + lateSteps.length) {
    await client.query('delete from public.unfinished_migrations where tag = $1', [tag]);
  } else {
    await client.query(
      `insert into public.unfinished_migrations (tag, hash, steps_done) values ($1, $2, $3)
       on conflict (tag) do update set steps_done = excluded.steps_done`,
      [tag, hash, stepsDone],
    );
  }
}

/** Before the first late step: a kill in the middle of it must not let an older server in. */
export async function recordLateBegin(
  client: pg.ClientBase,
  { tag }: MigrationFile,
): Promise<void> {
  await client.query(
    'update public.applied_migrations set keeps_older = false where tag = $1 and keeps_older',
    [tag],
  );
}
