// Rows as the database itself writes them: every value is its text, so nothing is lost on the way
// through JavaScript (microseconds, large numbers, a JSON null beside an SQL null).
import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import type { Table } from './catalogue.ts';

const FETCH = 'fetch 500 from copied';
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
  const fetchNext = () => {
    const batch = client.query({ text: FETCH, rowMode: 'array', types: asText });
    // Whoever stops in the middle leaves it unread.
    batch.catch(() => undefined);
    return batch;
  };
  // The database reads one batch while the one before is written.
  let next = fetchNext();
  for (;;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetchNext();
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    digest.rows += rows.length;
    digest.hash.update(lines);
    yield lines;
  }
  await client.query('close copied');
}
