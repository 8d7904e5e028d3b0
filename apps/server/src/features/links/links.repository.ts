import { type LinkKind, linkNames, type OpenLink } from '@timesync/contract';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { linkKinds } from './link-kinds.ts';
import { links } from './links.schema.ts';

export type Link = typeof links.$inferSelect;
export type NewLink = typeof links.$inferInsert;

const isOpen = and(isNull(links.usedAt), isNull(links.withdrawnAt));

/** Whoever makes a link about the same waits, so that the later one replaces the earlier. */
export async function lockSubjects(tx: Tx, about: string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtext('link about ' || about) as key
      from unnest(${sql.param(about)}::text[]) about order by 1) keys`);
}

/** Fewer than were given when one is about what an open one is about. */
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

/** Whether its maker still has the right; he keeps it until the end of the transaction. */
export async function holdMaker(tx: Tx, link: Link): Promise<boolean> {
  const { right } = linkKinds[link.kind];
  const { madeBy, mosqueId, licenseId } = link;
  if (right === null) return true;
  const conditions: Record<typeof right, SQL> = {
    admin: sql`users where id = ${madeBy} and role = 'admin' and deleted_at is null`,
    ketua: sql`mosque_members
      where mosque_id = ${mosqueId} and user_id = ${madeBy} and role = 'ketua' and until is null`,
    owner: sql`licenses
      where id = ${licenseId} and user_id = ${madeBy} and mosque_id is null
        and exists (select from users where id = ${madeBy} and deleted_at is null)`,
  };
  // A ketua who gives his own place is changed next: of ten who take it, nine wait here.
  const lock = link.kind === 'ketua' ? sql`for update` : sql`for share`;
  const { rows } = await tx.execute(sql`select from ${conditions[right]} ${lock}`);
  return rows.length > 0;
}

/** False when somebody was faster. */
export async function markUsed(
  tx: Tx,
  id: number,
  { by, at }: { by: number | null; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(links)
    .set({ usedAt: at, usedBy: by })
    .where(and(eq(links.id, id), isOpen, gt(links.expiresAt, at)))
    .returning({ id: links.id });
  return used.length > 0;
}

export async function noteUser(tx: Tx, id: number, usedBy: number): Promise<void> {
  await tx.update(links).set({ usedBy }).where(eq(links.id, id));
}

export interface LinkFilter {
  id?: number;
  kinds?: readonly LinkKind[];
  madeBy?: number;
  accountId?: number;
  mosqueId?: number;
  licenseIds?: readonly number[];
  /** What it is the only one about. */
  about?: readonly string[];
  /** Emails and numbers. */
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

const MOST = 500;

/** The newest first. */
export async function listOpenLinks(
  db: Queryable,
  filter: LinkFilter,
  now: Date,
): Promise<OpenLink[]> {
  const found = await db
    .select({
      id: links.id,
      kind: links.kind,
      address: sql<string | null>`coalesce(${links.email}, ${links.whatsapp})`,
      license: sql<string | null>`(select license_key from licenses where id = ${links.licenseId})`,
      account: sql<string | null>`(select name from users where id = ${links.accountId})`,
      by: sql<string>`(select name from users where id = ${links.madeBy})`,
      expiresAt: links.expiresAt,
    })
    .from(links)
    .where(and(matching(filter), gt(links.expiresAt, now)))
    .orderBy(desc(links.id))
    .limit(MOST);
  return found.map(({ address, license, account, expiresAt, ...link }) => ({
    ...link,
    about: address ?? license ?? account ?? linkNames[link.kind],
    expiresAt: expiresAt.toISOString(),
  }));
}

export interface LinkNames extends Record<string, unknown> {
  from: string;
  mosque: string | null;
  product: string | null;
  variant: string | null;
}

export async function getLinkNames(db: Queryable, { id }: Link): Promise<LinkNames> {
  const { rows } = await db.execute<LinkNames>(sql`
    select maker.name as "from", m.name as mosque,
      coalesce(line.product_name, l.gift_product_name) as product,
      coalesce(line.variant_name, l.gift_variant_name) as variant
    from links k join users maker on maker.id = k.made_by
    left join mosques m on m.id = k.mosque_id
    left join licenses l on l.id = k.license_id
    left join order_lines line on line.id = l.order_line_id
    where k.id = ${id}`);
  const [names] = rows;
  if (!names) throw new Error(`Link ${id} is gone`);
  return names;
}
