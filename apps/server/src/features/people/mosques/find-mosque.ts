import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { mosques } from './mosques.schema.ts';

/** Returns the mosque as the documents of its orders name it. */
export async function findMosque(db: Queryable, id: number) {
  const { name, address, taxNumber } = mosques;
  const [found] = await db
    .select({ id: mosques.id, name, address, taxNumber })
    .from(mosques)
    .where(eq(mosques.id, id));
  if (!found) throw new Error(`There is no mosque ${id}`);
  return found;
}
