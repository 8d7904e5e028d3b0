import type { LicenseStatus, ListFilters, listManagedLicenses } from '@timesync/contract';
import { and, eq, exists, gt, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { initDevices } from '../features/licenses/init-devices/init-devices.schema.ts';
import { licenseAliases } from '../features/licenses/licensing/issuing/imported/license-aliases.schema.ts';
import { licenseColumns } from '../features/licenses/licensing/license-columns.schema.ts';
import { activations, licenses } from '../features/licenses/licensing/licensing.schema.ts';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { links } from '../features/people/links/links.schema.ts';
import { mosques } from '../features/people/mosques/mosques.schema.ts';
import { isOwnLicense, roleInOwnLicense } from '../features/people/mosques/own.schema.ts';
import { orderLines, orders } from '../features/shop/orders/orders.schema.ts';
import type { Queryable } from '../platform/db/types.ts';
import { allOf, contains } from '../platform/lists/contains.ts';
import type { ListSource } from '../platform/lists/list-page.ts';
import { byMosqueName, byOwnerEmail } from './owner-filters.ts';

/** A licence with everything that a screen shows of it. */
export type ShownLicense = Awaited<ReturnType<typeof listLicenses>>[number];

const noTypes: string[] = [];
const noRole = sql<null>`null`;

function listLicenses(db: Queryable, where: SQL | undefined, viewer?: number) {
  const openLink = db
    .select({ id: links.id })
    .from(links)
    .where(
      and(
        eq(links.licenseId, licenses.id),
        ...[isNull(links.usedAt), isNull(links.withdrawnAt)],
        gt(links.expiresAt, sql`now()`),
      ),
    );
  return db
    .select({
      ...licenseColumns,
      owner: { id: users.id, name: users.name, email: users.email },
      mosque: { id: mosques.id, name: mosques.name },
      deviceTypes: sql<string[]>`coalesce(${initDevices.deviceType}, ${sql.param(noTypes)})`,
      /** Its link is with a receiver who has not taken it yet. */
      isHandedOut: sql<boolean>`${exists(openLink)}`,
      /** The viewer's in its mosque. */
      role: viewer === undefined ? noRole : roleInOwnLicense(licenses.id, viewer),
      invoiceNumber: orders.invoiceNumber,
      /** As it was when the box was bought; null for a box from before it was copied. */
      warrantyMonths: orderLines.warrantyMonths,
      alias: licenseAliases.alias,
    })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.userId))
    .leftJoin(mosques, eq(mosques.id, licenses.mosqueId))
    .leftJoin(initDevices, eq(initDevices.init, licenses.init))
    .leftJoin(orderLines, eq(orderLines.id, licenses.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(licenseAliases, eq(licenseAliases.licenseId, licenses.id))
    .where(where);
}

/** With `userId` only one that this customer owns, alone or with his mosque. */
export async function findShownLicense(
  db: Queryable,
  { id, userId }: { id: number; userId?: number },
): Promise<ShownLicense | undefined> {
  const isOwn = userId === undefined ? undefined : isOwnLicense(licenses.id, userId);
  const [found] = await listLicenses(db, and(eq(licenses.id, id), isOwn), userId);
  return found;
}

const sourceFor = (viewer?: number) => ({
  from: sql`${licenses}`,
  id: sql`${licenses.id}`,
  load: (db: Queryable, ids: number[]) => listLicenses(db, inArray(licenses.id, ids), viewer),
});

const isBound = sql`exists (select from ${activations}
  where ${activations.licenseId} = ${licenses.id} and ${activations.releasedAt} is null)`;

/** The twin of `licenseStatusOf` in the contract; a test compares them on the same rows. */
const hasStatus: Record<LicenseStatus, SQL | undefined> = {
  revoked: isNotNull(licenses.revokedAt),
  suspended: and(isNull(licenses.revokedAt), isNotNull(licenses.suspendedAt)),
  active: and(isNull(licenses.revokedAt), isNull(licenses.suspendedAt), isBound),
  unused: and(isNull(licenses.revokedAt), isNull(licenses.suspendedAt), not(isBound)),
};

/** The licences of a customer and of his mosques; with `deviceType` only those that such a device could use now. */
export function ownLicenses(userId: number, deviceType: string | undefined): ListSource {
  const isAllowed = sql`exists (select from ${initDevices}, unnest(${initDevices.deviceType}) as allowed
    where ${initDevices.init} = ${licenses.init}
      and lower(regexp_replace(allowed, '[\\s-]', '', 'g')) = ${deviceType})`;
  const isUsable = deviceType === undefined ? [] : [hasStatus.unused, isAllowed];
  return { ...sourceFor(userId), where: allOf(isOwnLicense(licenses.id, userId), ...isUsable) };
}

export async function licensesMatching(
  db: Queryable,
  { licenseKey, email, mosque, status, init }: ListFilters<typeof listManagedLicenses>,
): Promise<ListSource> {
  return {
    ...sourceFor(),
    where: allOf(
      licenseKey
        ? sql`(${contains(sql`${licenses.licenseKey}`, licenseKey)} or ${licenses.id} = any(array(
            select a.license_id from license_aliases a where ${contains(sql`a.alias`, licenseKey)})))`
        : undefined,
      init ? eq(licenses.init, init.toUpperCase()) : undefined,
      status ? hasStatus[status] : undefined,
      email ? await byOwnerEmail(db, sql`${licenses.userId}`, email) : undefined,
      mosque ? await byMosqueName(db, sql`${licenses.mosqueId}`, mosque) : undefined,
    ),
    isSearch: Boolean(licenseKey || email || mosque),
    isProbing: status === 'active' || status === 'unused',
  };
}
