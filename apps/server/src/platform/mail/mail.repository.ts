import type { Queryable } from '../db/types.ts';
import { refusedAddresses } from './mail.schema.ts';

type RefusedAddress = typeof refusedAddresses.$inferInsert;

export async function rememberRefusedAddress(
  db: Queryable,
  refused: RefusedAddress,
): Promise<void> {
  const { reason, at } = refused;
  await db
    .insert(refusedAddresses)
    .values(refused)
    .onConflictDoUpdate({ target: refusedAddresses.email, set: { reason, at } });
}
