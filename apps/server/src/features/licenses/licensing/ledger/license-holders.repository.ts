import { asc, eq, isNotNull, isNull, max, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { activations } from '../licensing.schema.ts';

const { activatedAt, deviceId, deviceType, notCountedAt, releasedAt, sequence } = activations;

/** Every device that ever held the licence, in the order they came. */
export function listHolders(db: Queryable, licenseId: number) {
  return db
    .select({
      deviceId,
      deviceType: sql<string>`${max(deviceType)}`,
      since: sql<Date>`${min(activatedAt)}`.mapWith(activatedAt),
      until:
        sql<Date | null>`case when bool_and(${isNotNull(releasedAt)}) then ${max(releasedAt)} end`.mapWith(
          releasedAt,
        ),
      isCounted: sql<boolean>`bool_and(${isNull(notCountedAt)})`,
    })
    .from(activations)
    .where(eq(activations.licenseId, licenseId))
    .groupBy(deviceId)
    .orderBy(asc(min(sequence)));
}
