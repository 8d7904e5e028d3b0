// The tables to copy are read from the database itself, so a table that a later migration adds is
// in the next backup without a change here.
import type pg from 'pg';
import { readApplied } from '../db/migrations/progress.ts';

export interface Table {
  /** The name in the backup: schema.table. */
  name: string;
  /** The name of the table, quoted for SQL. */
  sqlName: string;
  columns: Array<{ name: string; sqlName: string; type: string }>;
  /** An order that every server agrees on, whatever language it sorts in. */
  orderBy: string;
  /** Rows that are left out. */
  where: string;
}

/** `migrate` creates this table on the other side. */
const MIGRATIONS_TABLE = 'applied_migrations';

export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'where'>>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as "sqlName",
      (select json_agg(json_build_object('name', a.attname, 'sqlName', quote_ident(a.attname),
          'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns,
      (select string_agg(quote_ident(a.attname)
          || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as "orderBy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('${MIGRATIONS_TABLE}', 'unfinished_migrations')
    order by c.relname collate "C"`);
  return rows.map((table) => ({
    ...table,
    orderBy: table.orderBy ?? table.columns.map(({ sqlName }) => `${sqlName}::text`).join(', '),
    where: 'true',
  }));
}

export async function readSequences(
  client: pg.ClientBase,
): Promise<Array<{ name: string; value: string }>> {
  const { rows } = await client.query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

/** The last migration; undefined when this is not the portal's database, or an empty one. */
export async function readSchema(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: tables } = await client.query(
    `select to_regclass('public.${MIGRATIONS_TABLE}') is not null as "isThere"`,
  );
  if (!tables[0].isThere) return undefined;
  const { rows } = await client.query(
    `select max(tag collate "C") as tag from public.${MIGRATIONS_TABLE}`,
  );
  return rows[0].tag ?? undefined;
}

/** The migrations are sorted by their tags. */
export async function readUnfinished(
  client: pg.ClientBase,
): Promise<Array<{ tag: string; stepsDone: number }>> {
  const { unfinished } = await readApplied(client);
  return [...unfinished]
    .map(([tag, { stepsDone }]) => ({ tag, stepsDone }))
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
}
