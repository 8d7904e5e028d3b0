import type { LinkKind } from '@timesync/contract';
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { links } from './links.schema.ts';

export type Link = typeof links.$inferSelect;
export type NewLink = typeof links.$inferInsert;

const isOpen = and(isNull(links.usedAt), isNull(links.withdrawnAt));

/** Links about the same thing are made one after the other, so that the later replaces the earlier. */
export async function lockSubjects(tx: Tx, about: string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtext('link about ' || about) as key
      from unnest(${sql.param(about)}::text[]) about order by 1) keys`);
}

/** Returns fewer than were given when an open link is about the same thing. */
export async function insertLinks(tx: Tx, made: NewLink[]): Promise<number> {
  const inserted = await tx
    .insert(links)
    .values(made)
    .onConflictDoNothing()
    .returning({ id: links.id });
  return inserted.length;
}

export async function findLink(db: Queryable, codeHash: Buffer): Promise<Link | undefined> {
  const [found] = await db.select().from(links).where(eq(links.codeHash, codeHash));
  return found;
}

/** False when somebody was faster. */
export async function markUsed(
  tx: Tx,
  id: number,
  { by, at }: { by: number | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(links)
    .set({ usedAt: at, usedBy: by })
    .where(and(eq(links.id, id), isOpen));
  return rowCount === 1;
}

export async function updateUsedBy(tx: Tx, id: number, usedBy: number): Promise<void> {
  await tx.update(links).set({ usedBy }).where(eq(links.id, id));
}

export interface LinkFilter {
  id?: number;
  kinds?: readonly LinkKind[];
  madeBy?: number;
  accountId?: number;
  mosqueId?: number;
  licenseIds?: readonly number[];
  /** The thing that no other open link may be about. */
  about?: readonly string[];
  /** The emails and numbers of the receiver. */
  addresses?: readonly string[];
  expiredAt?: Date;
}

function matching(filter: LinkFilter): SQL | undefined {
  const { id, kinds, madeBy, accountId, mosqueId, licenseIds, about, addresses, expiredAt } =
    filter;
  const named = [...(addresses ?? [])];
  return and(
    isOpen,
    id === undefined ? undefined : eq(links.id, id),
    kinds && inArray(links.kind, [...kinds]),
    madeBy === undefined ? undefined : eq(links.madeBy, madeBy),
    accountId === undefined ? undefined : eq(links.accountId, accountId),
    mosqueId === undefined ? undefined : eq(links.mosqueId, mosqueId),
    licenseIds && inArray(links.licenseId, [...licenseIds]),
    about && inArray(links.onlyOne, [...about]),
    addresses && or(inArray(links.email, named), inArray(links.whatsapp, named)),
    expiredAt && lte(links.expiresAt, expiredAt),
  );
}

export function endOpenLinks(
  tx: Tx,
  filter: LinkFilter,
  { at, by }: { at: Date; by: number | null },
): Promise<Link[]> {
  return tx
    .update(links)
    .set({ withdrawnAt: at, withdrawnBy: by })
    .where(matching(filter))
    .returning();
}
