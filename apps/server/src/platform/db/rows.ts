// For SQL that is clearer as text than built: a row is read by what its values are, a column of a table
// or a function such as `Number`, so money and moments are what the table's columns say.
import { Column, type GetColumnData, type SQL } from 'drizzle-orm';
import type { Queryable } from './types.ts';

type Reader = Column | ((value: unknown) => unknown);
type Value<Of extends Reader> = Of extends Column
  ? GetColumnData<Of>
  : Of extends (value: unknown) => infer Result
    ? Result
    : never;
export type Row<Of extends Readers> = {
  [Name in keyof Of]: Value<Of[Name]>;
};

/** The readers of the values of a row. */
export type Readers = Record<string, Reader>;

/** For a value that a join or an aggregate may leave out. */
export const orNull =
  <Of extends Reader>(reader: Of) =>
  (value: unknown): Value<Of> | null =>
    value === null ? null : (readValue(reader, value) as Value<Of>);

/** The result of `statement` has the names of `readers`. */
export async function readRows<Of extends Readers>(
  db: Queryable,
  readers: Of,
  statement: SQL,
): Promise<Row<Of>[]> {
  const { rows } = await db.execute(statement);
  return rows.map((row) => readRow(readers, row));
}

export function readRow<Of extends Readers>(readers: Of, row: Record<string, unknown>): Row<Of> {
  return Object.fromEntries(
    Object.entries(readers).map(([name, reader]) => [name, readNamed(name, reader, row[name])]),
  ) as Row<Of>;
}

function readNamed(name: string, reader: Reader, value: unknown): unknown {
  const isMissing =
    value === undefined || (value === null && reader instanceof Column && reader.notNull);
  if (isMissing) throw new Error(`A row came without its ${name}`);
  return readValue(reader, value);
}

function readValue(reader: Reader, value: unknown): unknown {
  if (!(reader instanceof Column)) return reader(value);
  return value === null ? null : reader.mapFromDriverValue(value);
}
