import { type LinkKind, linkNames, type OpenLink } from '@timesync/contract';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { licenses } from '../features/licenses/licensing/licensing.schema.ts';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { links } from '../features/people/links/links.schema.ts';
import { mosques } from '../features/people/mosques/mosques.schema.ts';
import type { Queryable } from '../platform/db/types.ts';

const maker = alias(users, 'maker');
const MOST = 500;

/** The newest first. */
export async function listOpenLinks(
  db: Queryable,
  { kinds, mosqueId }: { kinds: LinkKind[]; mosqueId?: number },
  now: Date,
): Promise<OpenLink[]> {
  const account = alias(users, 'account');
  const found = await db
    .select({
      id: links.id,
      kind: links.kind,
      about: sql<
        string | null
      >`coalesce(${links.email}, ${links.whatsapp}, ${licenses.licenseKey}, ${account.name})`,
      by: maker.name,
      expiresAt: links.expiresAt,
    })
    .from(links)
    .innerJoin(maker, eq(maker.id, links.madeBy))
    .leftJoin(licenses, eq(licenses.id, links.licenseId))
    .leftJoin(account, eq(account.id, links.accountId))
    .where(
      and(
        isNull(links.usedAt),
        isNull(links.withdrawnAt),
        gt(links.expiresAt, now),
        inArray(links.kind, kinds),
        mosqueId === undefined ? undefined : eq(links.mosqueId, mosqueId),
      ),
    )
    .orderBy(desc(links.id))
    .limit(MOST);
  return found.map(({ about, expiresAt, ...link }) => ({
    ...link,
    about: about ?? linkNames[link.kind],
    expiresAt: expiresAt.toISOString(),
  }));
}

/** The maker of a link, and what it gives. */
export async function getLinkNames(db: Queryable, id: number) {
  const [names] = await db
    .select({
      from: maker.name,
      mosque: mosques.name,
      product: licenses.productName,
      variant: licenses.variantName,
    })
    .from(links)
    .innerJoin(maker, eq(maker.id, links.madeBy))
    .leftJoin(mosques, eq(mosques.id, links.mosqueId))
    .leftJoin(licenses, eq(licenses.id, links.licenseId))
    .where(eq(links.id, id));
  if (!names) throw new Error(`Link ${id} is gone`);
  return names;
}
