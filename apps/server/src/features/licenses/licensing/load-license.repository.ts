import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Given, type Preparable, prepared } from '../../../platform/db/prepared.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { isOwnLicense } from '../../people/mosques/own.schema.ts';
import { licenseAliases } from './issuing/imported/license-aliases.schema.ts';
import { licenseColumns, licenseHolders } from './license-columns.schema.ts';
import { activations, licenses } from './licensing.schema.ts';

/** A licence with everything that its rules need, as one row. */
export type LicenseRow = NonNullable<Awaited<ReturnType<typeof findLicense>>>;
export type ActivationRow = NonNullable<LicenseRow['activation']>;

/** With `userId` only one that this customer owns, alone or with his mosque. */
export type LicenseReference = { id: number; userId?: number } | { licenseKey: string };

/** The same select by each reference, each of them prepared. */
function byReference<Row>(
  name: string,
  select: (db: Queryable, where: SQL | undefined) => Preparable<Row[]>,
) {
  const byId = prepared(name, (db, { id }: Given<{ id: number }>) =>
    select(db, eq(licenses.id, id)),
  );
  const own = prepared(`${name}-own`, (db, { id, userId }: Given<{ id: number; userId: number }>) =>
    select(db, and(eq(licenses.id, id), isOwnLicense(licenses.id, userId))),
  );
  // An imported licence is known by the key of its old system as well.
  const byKey = prepared(`${name}-by-key`, (db, { licenseKey }: Given<{ licenseKey: string }>) =>
    select(
      db,
      sql`${licenses.id} = coalesce(
        (select id from licenses where license_key = ${licenseKey}),
        (select license_id from license_aliases
          where upper(alias) = upper(${licenseKey}) and dead_since is null))`,
    ),
  );
  return (db: Queryable, reference: LicenseReference): Promise<Row[]> => {
    if ('licenseKey' in reference) return byKey(db, reference);
    const { id, userId } = reference;
    return userId === undefined ? byId(db, { id }) : own(db, { id, userId });
  };
}

const select = byReference('find-license', (db, where) =>
  db.select(licenseColumns).from(licenses).where(where),
);

const selectLocked = byReference('lock-license', (db, where) =>
  db.select({ id: licenses.id }).from(licenses).where(where).for('update'),
);

export async function findLicense(db: Queryable, reference: LicenseReference) {
  const [found] = await select(db, reference);
  return found;
}

/**
 * Everything that binds, releases or counts happens behind this lock. The reference is asked again:
 * while this waited, the licence may have got another owner or key.
 */
export async function lockLicense(
  tx: Tx,
  reference: LicenseReference,
): Promise<LicenseRow | undefined> {
  const [locked] = await selectLocked(tx, reference);
  return locked && findLicense(tx, reference);
}

/** The key of the licence with this alias, and whether there are aliases at all. */
export async function findByAlias(
  db: Queryable,
  alias: string,
): Promise<{ licenseKey: string | undefined; hasAliases: boolean }> {
  const [found] = await db
    .select({ licenseKey: licenses.licenseKey })
    .from(licenses)
    .innerJoin(licenseAliases, eq(licenseAliases.licenseId, licenses.id))
    .where(
      and(sql`upper(${licenseAliases.alias}) = upper(${alias})`, isNull(licenseAliases.deadSince)),
    );
  if (found) return { ...found, hasAliases: true };
  const any = await db.select({ id: licenseAliases.licenseId }).from(licenseAliases).limit(1);
  return { licenseKey: undefined, hasAliases: any.length > 0 };
}

/**
 * What a customer sees, or, where `mosqueId` is given, everything of the buyer and of the mosque of an
 * order: the admin decides about a broken box after its buyer has left the mosque, too.
 */
export interface DeviceOwner {
  userId: number;
  mosqueId?: number | null;
}

/**
 * Devices whose licence could move to another: they hold it, or were the last to release it.
 */
export function listOwnedDevices(db: Queryable, { userId, mosqueId }: DeviceOwner) {
  const last = db
    .select()
    .from(activations)
    .where(eq(activations.licenseId, licenses.id))
    .orderBy(desc(activations.sequence))
    .limit(1)
    .as('last');
  const isOwned =
    mosqueId === undefined
      ? isOwnLicense(licenses.id, userId)
      : or(eq(licenses.userId, userId), mosqueId ? eq(licenses.mosqueId, mosqueId) : undefined);
  return db
    .select({
      licenseId: licenses.id,
      licenseKey: licenses.licenseKey,
      deviceId: last.deviceId,
      deviceType: last.deviceType,
      deviceName: last.deviceName,
      serial: last.serial,
      isBound: sql<boolean>`${isNull(last.releasedAt)}`,
      holders: licenseHolders,
    })
    .from(licenses)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        isOwned,
        isNull(licenses.revokedAt),
        or(isNull(last.releasedAt), isNotNull(last.letGoAt)),
      ),
    )
    .orderBy(licenses.id);
}
