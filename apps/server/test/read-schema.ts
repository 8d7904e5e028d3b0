import type { Database } from '../src/platform/db/types.ts';

const SCHEMA = `
  select 'column' as kind, format('%s.%s', attrelid::regclass, attname) as name, concat_ws(' ',
    format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) as rule
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'constraint', format('%s.%s', conrelid::regclass, conname), pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexrelid::regclass::text, concat(indisvalid, pg_get_indexdef(indexrelid))
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
  union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', proname, prosrc from pg_proc
  where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
  order by 1, 2, 3`;

/** Columns, constraints, indexes, triggers and functions: equal for equal schemas. */
export async function readSchema({ pool }: Database): Promise<object[]> {
  return (await pool.query(SCHEMA)).rows;
}
