import { Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface Select<Rows extends unknown[]> extends SQLWrapper {
  _: { readonly result: Rows; readonly selectedFields: unknown };
}

/** The readers of nested lists. */
const readers = new WeakMap<SQL, (value: never) => unknown>();

/** The rows of another select as one value of a row, each read by its columns as well. */
export function listOf<Rows extends unknown[]>(select: Select<Rows>): SQL<Rows> {
  const read = rowReader(select);
  return asValue<Rows>(
    sql`(select coalesce(json_agg(item), '[]') from (${select}) item)`,
    (rows: unknown[]) => rows.map(read),
  );
}

/** The first row of another select as one value of a row; null where there is none. */
export function rowOf<Rows extends unknown[]>(select: Select<Rows>): SQL<Rows[number] | null> {
  return asValue<Rows[number] | null>(
    sql`(select row_to_json(item) from (${select}) item limit 1)`,
    rowReader(select),
  );
}

function rowReader(select: Select<unknown[]>) {
  const fields = Object.entries(select._.selectedFields as Record<string, Column | SQL.Aliased>);
  return (row: unknown) =>
    Object.fromEntries(
      fields.map(([name, field]) => [name, readField(field, row as Record<string, unknown>)]),
    );
}

function asValue<Value>(value: SQL, read: (value: never) => unknown): SQL<Value> {
  const mapped = value.mapWith(read) as SQL<Value>;
  readers.set(mapped, read);
  return mapped;
}

function readField(field: Column | SQL.Aliased, row: Record<string, unknown>): unknown {
  const isColumn = field instanceof Column;
  const value = row[isColumn ? field.name : field.fieldAlias];
  if (value === null) return null;
  const read = isColumn ? field.mapFromDriverValue.bind(field) : readers.get(field.sql);
  return read ? read(value as never) : value;
}
