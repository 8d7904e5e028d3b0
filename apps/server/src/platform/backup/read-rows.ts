// Rows as text written by the database itself, so that nothing is lost in JavaScript: microseconds,
// large numbers, a JSON null beside an SQL null.
import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import type { Table } from './catalogue.ts';

const BATCH = 500;
const asText = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

export interface TableDigest {
  rows: number;
  hash: Hash;
}

export function newDigest(): TableDigest {
  return { rows: 0, hash: createHash('sha256') };
}

/** Settings that decide how values are written; both sides of a copy need the same. */
export async function agreeOnText(client: pg.ClientBase): Promise<void> {
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}

/** Lines of JSON in batches, in the table's order. Needs a transaction; the digest grows with it. */
export async function* readRows(
  client: pg.ClientBase,
  table: Table,
  digest: TableDigest,
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(({ sqlName }) => sqlName).join(', ');
  await client.query(`declare copied no scroll cursor for
    select ${columns} from ${table.sqlName} where ${table.where} order by ${table.orderBy}`);
  for (;;) {
    const { rows } = await client.query({
      text: `fetch ${BATCH} from copied`,
      rowMode: 'array',
      types: asText,
    });
    if (rows.length === 0) break;
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    digest.rows += rows.length;
    digest.hash.update(lines);
    yield lines;
  }
  await client.query('close copied');
}
