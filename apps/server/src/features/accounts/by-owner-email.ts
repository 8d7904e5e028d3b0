// Filters rows by their owner's email. With few matching owners, their rows are looked up by owner;
// with very many, the rows are scanned in order, which soon fills a page. The planner alone mixes
// the two and reads everything.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';
import { contains } from '../../platform/lists/contains.ts';

const FEW = 1_000;

export async function byOwnerEmail(db: Queryable, userId: SQL, email: string): Promise<SQL> {
  const { rows } = await db.execute(
    sql`select id from users where ${contains(sql`email`, email)} limit ${FEW + 1}`,
  );
  if (rows.length > FEW) {
    return sql`exists (select from users owner
      where owner.id = ${userId} and ${contains(sql`owner.email`, email)})`;
  }
  const ids = rows.map(({ id }) => Number(id));
  return sql`${userId} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`;
}
