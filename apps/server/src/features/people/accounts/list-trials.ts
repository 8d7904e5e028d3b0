import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { users } from './accounts.schema.ts';

/** Those who registered for a trial in this time and have not bought. */
export function listTrials(db: Queryable, { from, until }: { from: Date; until: Date }) {
  const { id, createdAt } = users;
  const isTrial = and(
    eq(users.source, 'trial'),
    eq(users.hasBought, false),
    isNull(users.deletedAt),
  );
  return db
    .select({ id, createdAt })
    .from(users)
    .where(and(isTrial, gt(createdAt, from), lte(createdAt, until)));
}
