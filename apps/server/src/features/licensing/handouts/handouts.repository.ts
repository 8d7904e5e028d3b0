import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { licenseHandouts } from './handouts.schema.ts';

const { id, licenseId, handedOutBy, takenAt } = licenseHandouts;
const isOpen = isNull(takenAt);

/** Licences that are handed out already are left out. */
export async function insertHandouts(
  db: Queryable,
  handouts: Array<typeof licenseHandouts.$inferInsert>,
): Promise<void> {
  await db.insert(licenseHandouts).values(handouts).onConflictDoNothing();
}

export function findOpenHandouts(db: Queryable, licenseIds: number[]) {
  return db
    .select({ id, licenseId })
    .from(licenseHandouts)
    .where(and(inArray(licenseId, licenseIds), isOpen));
}

export async function findHandout(db: Queryable, handoutId: number) {
  const [found] = await db.select().from(licenseHandouts).where(eq(id, handoutId));
  return found;
}

/** Whether somebody took what this person handed out. */
export async function isTakenFrom(
  db: Queryable,
  handout: { licenseId: number; handedOutBy: number },
): Promise<boolean> {
  const [taken] = await db
    .select({ id })
    .from(licenseHandouts)
    .where(
      and(
        eq(licenseId, handout.licenseId),
        eq(handedOutBy, handout.handedOutBy),
        isNotNull(takenAt),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return taken !== undefined;
}

/** False when somebody was faster, or it was taken back. */
export async function markTaken(
  db: Queryable,
  { handoutId, takenBy, at }: { handoutId: number; takenBy: number; at: Date },
): Promise<boolean> {
  const marked = await db
    .update(licenseHandouts)
    .set({ takenBy, takenAt: at })
    .where(and(eq(id, handoutId), isOpen))
    .returning({ id });
  return marked.length > 0;
}

/** False when there is none. */
export async function deleteOpenHandout(db: Queryable, ofLicense: number): Promise<boolean> {
  const deleted = await db
    .delete(licenseHandouts)
    .where(and(eq(licenseId, ofLicense), isOpen))
    .returning({ id });
  return deleted.length > 0;
}
