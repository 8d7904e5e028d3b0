import type { ReleaseApp } from '@timesync/contract';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { takeTurns } from '../../../platform/db/take-turns.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { appReleases } from './releases.schema.ts';

export type ReleaseRow = typeof appReleases.$inferSelect;
type NewRelease = typeof appReleases.$inferInsert;

const newestFirst = [desc(appReleases.publishedAt), desc(appReleases.id)];

export function listReleases(db: Queryable): Promise<ReleaseRow[]> {
  return db.select().from(appReleases).orderBy(desc(appReleases.id)).limit(500);
}

/** The published version. */
export async function findNewestRelease(
  db: Queryable,
  app: ReleaseApp,
): Promise<ReleaseRow | undefined> {
  const isLive = and(isNotNull(appReleases.publishedAt), isNull(appReleases.withdrawnAt));
  const [newest] = await db
    .select()
    .from(appReleases)
    .where(and(eq(appReleases.app, app), isLive))
    .orderBy(...newestFirst)
    .limit(1);
  return newest;
}

/** The highest version that devices may have, withdrawn or not. */
export async function findHighestPublished(
  db: Queryable,
  app: ReleaseApp,
): Promise<ReleaseRow | undefined> {
  const wasPublished = and(isNotNull(appReleases.publishedAt), isNotNull(appReleases.versionCode));
  const [highest] = await db
    .select()
    .from(appReleases)
    .where(and(eq(appReleases.app, app), wasPublished))
    .orderBy(desc(appReleases.versionCode))
    .limit(1);
  return highest;
}

/** Serialises publishing and withdrawing versions of this app. */
export async function lockReleasesOf(tx: Tx, app: ReleaseApp): Promise<void> {
  const { id } = appReleases;
  const isOfApp = eq(appReleases.app, app);
  await tx.select({ id }).from(appReleases).where(isOfApp).orderBy(asc(id)).for('update');
}

export async function findRelease(db: Queryable, id: number): Promise<ReleaseRow | undefined> {
  const [release] = await db.select().from(appReleases).where(eq(appReleases.id, id));
  return release;
}

export async function findVersion(
  db: Queryable,
  app: ReleaseApp,
  versionCode: number,
): Promise<ReleaseRow | undefined> {
  const isIt = and(eq(appReleases.app, app), eq(appReleases.versionCode, versionCode));
  const [release] = await db.select().from(appReleases).where(isIt);
  return release;
}

/** New links are added one after the other. */
export const lockNewLinks = (tx: Tx) => takeTurns(tx, 'release links');

/** One that waits to be published. */
export async function findDraftLink(
  db: Queryable,
  app: ReleaseApp,
  link: string,
): Promise<ReleaseRow | undefined> {
  const isDraft = and(isNull(appReleases.publishedAt), isNull(appReleases.withdrawnAt));
  const isIt = and(eq(appReleases.app, app), eq(appReleases.link, link), isDraft);
  const [release] = await db.select().from(appReleases).where(isIt).limit(1);
  return release;
}

export async function insertRelease(db: Queryable, release: NewRelease): Promise<ReleaseRow> {
  const [inserted] = await db.insert(appReleases).values(release).returning();
  if (!inserted) throw new Error('An insert returns its row');
  return inserted;
}

export async function saveRelease(
  db: Queryable,
  id: number,
  changes: Partial<NewRelease>,
): Promise<ReleaseRow | undefined> {
  const isIt = eq(appReleases.id, id);
  const [saved] = await db.update(appReleases).set(changes).where(isIt).returning();
  return saved;
}

export async function deleteRelease(db: Queryable, id: number): Promise<void> {
  await db.delete(appReleases).where(eq(appReleases.id, id));
}

export async function* listReleaseFileIds(db: Queryable): AsyncGenerator<string> {
  const { fileId } = appReleases;
  for (const row of await db.select({ fileId }).from(appReleases)) if (row.fileId) yield row.fileId;
}
