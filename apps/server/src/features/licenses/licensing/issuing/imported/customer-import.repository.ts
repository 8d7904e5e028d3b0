import { eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { takeTurns } from '../../../../../platform/db/take-turns.ts';
import type { Queryable, Tx } from '../../../../../platform/db/types.ts';
import { licenses } from '../../licensing.schema.ts';
import { licenseAliases } from './license-aliases.schema.ts';

/** Batches that are imported at once wait for each other. */
export const lockImport = (tx: Tx) => takeTurns(tx, 'customer import');

/** Those of these keys, in upper case, that a licence or an alias has, with their owners. */
export function listOwnersOfKeys(db: Queryable, keys: string[]) {
  const { licenseKey, userId } = licenses;
  const alias = sql<string>`upper(${licenseAliases.alias})`;
  const asked = sql`(select unnest(${sql.param(keys)}::text[]))`;
  return union(
    db.select({ key: licenseKey, userId }).from(licenses).where(inArray(licenseKey, asked)),
    db
      .select({ key: alias, userId })
      .from(licenseAliases)
      .innerJoin(licenses, eq(licenses.id, licenseAliases.licenseId))
      .where(inArray(alias, asked)),
  );
}
