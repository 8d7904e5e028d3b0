import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { qrisPictures } from '../payments.schema.ts';

export async function savePicture(
  db: Queryable,
  saved: typeof qrisPictures.$inferInsert,
): Promise<void> {
  const { picture, savedAt } = saved;
  await db
    .insert(qrisPictures)
    .values(saved)
    .onConflictDoUpdate({ target: qrisPictures.paymentAccountId, set: { picture, savedAt } });
}

export async function findPicture(db: Queryable, accountId: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: qrisPictures.picture })
    .from(qrisPictures)
    .where(eq(qrisPictures.paymentAccountId, accountId));
  return found?.picture;
}

export async function deletePicture(db: Queryable, accountId: number): Promise<void> {
  await db.delete(qrisPictures).where(eq(qrisPictures.paymentAccountId, accountId));
}
