import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { products, productVariants } from '../catalog/catalog.schema.ts';
import { licenseAliases } from './issuing/imported/license-aliases.schema.ts';
import { licenses } from './licensing.schema.ts';

export interface LineLicenses {
  orderLineId: number;
  init: string;
  /** One for each unit. */
  licenseKeys: string[];
}

export interface LicenseOwner {
  userId: number;
  mosqueId: number | null;
  issuedAt: Date;
}

/** All licences of an order in one statement, however many they are. */
export async function insertLicenses(
  db: Queryable,
  { userId, mosqueId, issuedAt }: LicenseOwner,
  issued: LineLicenses[],
): Promise<void> {
  const values = [userId, issuedAt, JSON.stringify(issued), mosqueId];
  await runNamed(db, insertStatement, values);
}

const insertStatement = {
  name: 'insert-licenses',
  text: `
    insert into licenses
      (user_id, mosque_id, issued_at, order_line_id, unit_index, license_key, init)
    select $1, $4::int, $2, line."orderLineId", unit.index, unit.key, line.init
    from json_to_recordset($3::json) as line("orderLineId" int, init text, "licenseKeys" json),
      json_array_elements_text(line."licenseKeys") with ordinality as unit(key, index)`,
};

interface OrderRevocation {
  orderId: number;
  at: Date;
  /** The actor and the reason, for the history. */
  by: { actorId: number; requestId: string; reason: string };
  /** Only these; all of them without it. */
  units?: OrderUnits[] | null;
}

export interface OrderUnits {
  lineId: number;
  unitIndexes: number[];
}

/** Returns the licences that were revoked now. However many: history is written along. */
export async function revokeLicensesOfOrder(
  tx: Tx,
  { orderId, at, by, units = null }: OrderRevocation,
): Promise<number[]> {
  const values = [orderId, at, by.actorId, by.requestId, by.reason, units && JSON.stringify(units)];
  const rows = await runNamed<{ id: number }>(tx, revokeStatement, values);
  return rows.map(({ id }) => id);
}

const revokeStatement = {
  name: 'revoke-licenses-of-order',
  text: `
    with revoked as (
      update licenses set revoked_at = $2::timestamptz
      where revoked_at is null
        and order_line_id in (select id from order_lines where order_id = $1)
        and ($6::json is null or (order_line_id, unit_index) in (
          select chosen."lineId", index::int
          from json_to_recordset($6::json) as chosen("lineId" int, "unitIndexes" json),
            json_array_elements_text(chosen."unitIndexes") as index))
      returning id, suspended_at
    ), recorded as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note,
        before, after)
      select $2::timestamptz, 'admin', $3::int, $4, 'license', id, 'revoke', $5,
        jsonb_build_object('status', case
          when suspended_at is not null then 'suspended'
          when exists (select from activations a
            where a.license_id = revoked.id and a.released_at is null) then 'active'
          else 'unused' end),
        jsonb_build_object('status', 'revoked')
      from revoked
    )
    select id from revoked`,
};

export async function updateLicense(
  db: Queryable,
  id: number,
  changes: Partial<typeof licenses.$inferInsert>,
): Promise<void> {
  await db.update(licenses).set(changes).where(eq(licenses.id, id));
}

/** An imported key leads to the licence no more. The row stays, so that it is not imported again. */
export async function endAlias(tx: Tx, licenseId: number, at: Date): Promise<void> {
  await tx
    .update(licenseAliases)
    .set({ deadSince: at })
    .where(eq(licenseAliases.licenseId, licenseId));
}

/**
 * A variant that is on sale, with its product's name; its prefix cannot change until the
 * transaction ends.
 */
export async function lockSoldVariant(tx: Tx, id: number) {
  const [variant] = await tx
    .select({
      // Only deleted ones may have none.
      init: sql<string>`${productVariants.init}`,
      name: productVariants.name,
      productName: products.name,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(productVariants.id, id),
        isNull(productVariants.deletedAt),
        isNull(products.deletedAt),
      ),
    )
    .for('share', { of: productVariants });
  return variant;
}

const giftColumns = {
  id: licenses.id,
  licenseKey: licenses.licenseKey,
  // Every gift has one.
  product: sql<string>`${licenses.giftProductName}`,
  variant: licenses.giftVariantName,
  userId: licenses.userId,
};

/** Those whose idempotency key was used before are left out. */
export function insertGifts(db: Queryable, gifts: Array<typeof licenses.$inferInsert>) {
  return db
    .insert(licenses)
    .values(gifts)
    .onConflictDoNothing({ target: licenses.giftKey, where: isNotNull(licenses.giftKey) })
    .returning(giftColumns);
}

export async function saveLicensePlace(
  tx: Tx,
  id: number,
  place: { mosqueId: number | null; room: string | null },
): Promise<void> {
  await tx.update(licenses).set(place).where(eq(licenses.id, id));
}

export function findGifts(db: Queryable, giftKeys: string[]) {
  return db
    .select(giftColumns)
    .from(licenses)
    .where(inArray(licenses.giftKey, giftKeys))
    .orderBy(licenses.id);
}

export interface Reassignment {
  mosqueId: number;
  fromUserId: number;
  toUserId: number;
}

export async function reassignLicenses(
  tx: Tx,
  { mosqueId, fromUserId, toUserId }: Reassignment,
): Promise<void> {
  await tx
    .update(licenses)
    .set({ userId: toUserId })
    .where(and(eq(licenses.mosqueId, mosqueId), eq(licenses.userId, fromUserId)));
}

/** Those that belong to the person and to no mosque. */
export async function fileLicensesOf(
  tx: Tx,
  { userId, mosqueId }: { userId: number; mosqueId: number },
): Promise<number[]> {
  const filed = await tx
    .update(licenses)
    .set({ mosqueId })
    .where(and(eq(licenses.userId, userId), isNull(licenses.mosqueId)))
    .returning({ id: licenses.id });
  return filed.map(({ id }) => id);
}

/** Without the revoked. */
export function countLicensesOfMosques(db: Queryable, mosqueIds: number[]): Promise<number> {
  const isTheirs = and(inArray(licenses.mosqueId, mosqueIds), isNull(licenses.revokedAt));
  return db.$count(licenses, isTheirs);
}
