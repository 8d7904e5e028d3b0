import { asc, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { licensePublicKeys } from '../licensing.schema.ts';

export type PublicKeyRow = Omit<typeof licensePublicKeys.$inferSelect, 'registeredAt'>;

/** Nobody else can register a key until the transaction ends. */
export async function holdPublicKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${licensePublicKeys} in share row exclusive mode`);
}

export function listPublicKeys(db: Queryable): Promise<PublicKeyRow[]> {
  const { keyId, signing, sealing } = licensePublicKeys;
  return db.select({ keyId, signing, sealing }).from(licensePublicKeys).orderBy(asc(keyId));
}

export async function insertPublicKeys(tx: Tx, keys: readonly PublicKeyRow[]): Promise<void> {
  if (keys.length > 0) await tx.insert(licensePublicKeys).values([...keys]);
}
