import { Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface Select<Rows extends unknown[]> extends SQLWrapper {
  _: { readonly result: Rows; readonly selectedFields: unknown };
}

/** Of lists in lists. */
const readers = new WeakMap<SQL, (rows: never) => unknown>();

/** The rows of another select as one value of a row, each read by its columns as well. */
export function listOf<Rows extends unknown[]>(select: Select<Rows>): SQL<Rows> {
  const fields = Object.entries(select._.selectedFields as Record<string, Column | SQL.Aliased>);
  const read = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(fields.map(([name, field]) => [name, readField(field, row)])),
    ) as Rows;
  const list = sql`(select coalesce(json_agg(item), '[]') from (${select}) item)`.mapWith(read);
  readers.set(list, read);
  return list;
}

function readField(field: Column | SQL.Aliased, row: Record<string, unknown>): unknown {
  const isColumn = field instanceof Column;
  const value = row[isColumn ? field.name : field.fieldAlias];
  if (value === null) return null;
  const read = isColumn ? field.mapFromDriverValue.bind(field) : readers.get(field.sql);
  return read ? read(value as never) : value;
}
