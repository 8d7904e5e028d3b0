// pg-boss repeats the same few long queries. Planning them costs more than running them and delays
// requests, so they are prepared.
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Some of its statements carry changing literals; those must not pile up in the server's memory. */
const MAX_PREPARED = 50;

const names = new Map<string, string>();

/** The pool, or the connection of a transaction. */
export function bossConnection(client: pg.Pool | pg.PoolClient) {
  return {
    executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      // Without values it may be several statements in one, which cannot be prepared.
      const name = values?.length ? nameOf(text) : undefined;
      return client.query({ text, values: values ?? [], ...(name && { name }) });
    },
  };
}

/** Made from the text: a second queue on the same connections uses it for the same statement. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MAX_PREPARED) return known;
  const name = `boss-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
