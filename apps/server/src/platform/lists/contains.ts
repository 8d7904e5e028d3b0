import { type SQL, sql } from 'drizzle-orm';

/** True where `column` contains the text, without regard to case; `%` and `_` are plain letters. */
export function contains(column: SQL, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${column} ilike ${pattern}`;
}

/** Joins the conditions that are set; true when none is. */
export function allOf(...conditions: Array<SQL | undefined>): SQL {
  const set = conditions.filter((condition) => condition !== undefined);
  return set.length > 0 ? sql.join(set, sql` and `) : sql`true`;
}
