// Hot statements are written by hand and prepared once per connection under a name. Searches with
// ILIKE stay unnamed: a named one gets a generic plan on its sixth call and turns slow.
import type pg from 'pg';
import type { Queryable } from './types.ts';

interface NamedStatement {
  name: string;
  text: string;
}

export async function runNamed<Row extends pg.QueryResultRow>(
  db: Queryable,
  { name, text }: NamedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ name, text, values });
  return rows;
}

/** Drizzle stores the pool, or the transaction's connection, on the session. */
export function clientOf(db: Queryable): pg.Pool | pg.PoolClient {
  const { session } = db as unknown as { session: { client: pg.Pool | pg.PoolClient } };
  return session.client;
}
