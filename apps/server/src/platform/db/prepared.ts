// A hot read is built once, prepared once per connection under its name, and read by its columns.
// Searches with ILIKE stay unnamed: a named one gets a generic plan on its sixth call and turns slow.
import { type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from './types.ts';

export interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/** The values of one call, by their names. */
export type Given<Values> = { [Name in keyof Values]: Placeholder };

export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Queryable, given: Given<Values>) => Preparable<Result>,
): (db: Queryable, values: Values) => Promise<Result> {
  const statements = new WeakMap<Queryable, ReturnType<Preparable<Result>['prepare']>>();
  const given = new Proxy({} as Given<Values>, {
    get: (_, value: string) => sql.placeholder(value),
  });
  return (db, values) => {
    const statement = statements.get(db) ?? build(db, given).prepare(name);
    statements.set(db, statement);
    return statement.execute(values);
  };
}
