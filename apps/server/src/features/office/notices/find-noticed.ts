import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { notices } from './notices.schema.ts';

/** The subjects that have a notice of this event. */
export async function findNoticed(
  db: Queryable,
  { event, subject, ids }: { event: string; subject: string; ids: number[] },
): Promise<Set<number>> {
  const isAboutThem = and(
    eq(notices.event, event),
    eq(notices.subject, subject),
    inArray(notices.subjectId, ids),
  );
  const found = await db.select({ id: notices.subjectId }).from(notices).where(isAboutThem);
  return new Set(found.map(({ id }) => id));
}
