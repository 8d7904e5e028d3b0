// Filling a table is several times faster without its indexes and foreign keys, and rows can then
// come in any order. All of it happens inside the restoring transaction.
import type pg from 'pg';

/**
 * Drops the constraints and indexes and returns a function that creates them again, which also
 * checks every row.
 */
export async function bareTables(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const { rows: indexes } = await client.query<{ name: string; rule: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as rule
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  const { rows: triggers } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where not tgisinternal and t.relnamespace = 'public'::regnamespace`);

  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { table } of triggers) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { rule } of indexes) await client.query(rule);
    for (const { table, name, rule } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${rule}`);
    }
    for (const { table } of triggers) {
      await client.query(`alter table ${table} enable trigger user`);
    }
  };
}
