import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { ListSource } from './list-page.ts';

const BATCH = 1_000;

/** Every row of a list in batches, largest id first, each batch picking up where the last one ended. */
export async function* allRows<Row extends { id: number }>(
  db: Queryable,
  { from, id, where, columns, joins = sql`` }: ListSource,
): AsyncGenerator<Row[]> {
  let after: SQL = sql`true`;
  for (;;) {
    const result = await db.execute(sql`
      select ${columns} from ${from} ${joins} where ${where} and ${after}
      order by ${id} desc limit ${BATCH}`);
    const rows = result.rows as unknown as Row[];
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`${id} < ${last.id}`;
  }
}
