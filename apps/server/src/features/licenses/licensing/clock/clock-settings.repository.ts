import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { clockSettings } from '../licensing.schema.ts';

export type ClockVersion = Pick<
  typeof clockSettings.$inferSelect,
  'counter' | 'settings' | 'savedAt'
>;

/** How many changes of one clock are stored. */
const STORED_VERSIONS = 20;

/** The newest first. */
export function listClockVersions(
  db: Queryable,
  licenseId: number,
  limit = STORED_VERSIONS,
): Promise<ClockVersion[]> {
  const { counter, settings, savedAt } = clockSettings;
  return db
    .select({ counter, settings, savedAt })
    .from(clockSettings)
    .where(eq(clockSettings.licenseId, licenseId))
    .orderBy(desc(counter))
    .limit(limit);
}

export interface ClockChange {
  licenseId: number;
  /** The counter that the change was made from. */
  counter: number;
  settings: string;
  savedAt: Date;
}

/** False when another change was faster. */
export async function insertClockVersion(tx: Tx, change: ClockChange): Promise<boolean> {
  const { licenseId, counter, settings, savedAt } = change;
  const [newest] = await listClockVersions(tx, licenseId, 1);
  if ((newest?.counter ?? 0) !== counter) return false;
  const inserted = await tx
    .insert(clockSettings)
    .values({ licenseId, counter: counter + 1, settings, savedAt })
    .onConflictDoNothing()
    .returning({ counter: clockSettings.counter });
  if (inserted.length === 0) return false;
  const oldest = counter + 1 - STORED_VERSIONS;
  await tx
    .delete(clockSettings)
    .where(and(eq(clockSettings.licenseId, licenseId), lte(clockSettings.counter, oldest)));
  return true;
}
