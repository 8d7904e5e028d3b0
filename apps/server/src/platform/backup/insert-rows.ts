import type pg from 'pg';
import type { Table } from './catalogue.ts';

/** Writes lines of JSON, as `readRows` made them, into their table. */
export async function insertRows(
  client: pg.ClientBase,
  { sqlName, columns }: Table,
  lines: Buffer,
): Promise<void> {
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
  await client.query(
    `insert into ${sqlName} (${columns.map((column) => column.sqlName).join(', ')})
     overriding system value select ${values} from jsonb_array_elements($1::jsonb) line`,
    [`[${lines.toString('utf8').trimEnd().replaceAll('\n', ',')}]`],
  );
}
