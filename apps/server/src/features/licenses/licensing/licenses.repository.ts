import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Given, prepared } from '../../../platform/db/prepared.ts';
import { readRows } from '../../../platform/db/rows.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { licenseAliases } from './issuing/imported/license-aliases.schema.ts';
import { licenses } from './licensing.schema.ts';

export interface LineLicenses {
  orderLineId: number;
  init: string;
  productName: string;
  variantName: string | null;
  isBox: boolean;
  /** There is one key for each unit. */
  licenseKeys: string[];
}

export type LicenseOwner = Pick<typeof licenses.$inferSelect, 'userId' | 'mosqueId' | 'issuedAt'>;

/** All licences of an order in one statement, however many they are. Returns how many. */
export async function insertLicenses(
  db: Queryable,
  owner: LicenseOwner,
  lines: LineLicenses[],
): Promise<number> {
  const [inserted] = await insertIssued(db, { ...owner, lines: JSON.stringify(lines) });
  return inserted?.count ?? 0;
}

const insertIssued = prepared(
  'insert-licenses',
  (db, { userId, mosqueId, issuedAt, lines }: Given<LicenseOwner & { lines: string }>) => {
    const issued = db.$with('issued', { id: sql<number>`id`.as('id') }).as(sql`
      insert into licenses (user_id, mosque_id, issued_at, order_line_id, unit_index, license_key,
        init, product_name, variant_name, is_box)
      select ${userId}, ${mosqueId}::int, ${sql.param(issuedAt, licenses.issuedAt)}, line."orderLineId",
        unit.index, unit.key, line.init, line."productName", line."variantName", line."isBox"
      from json_to_recordset(${lines}::json) as line("orderLineId" int, init text,
          "productName" text, "variantName" text, "isBox" boolean, "licenseKeys" json),
        json_array_elements_text(line."licenseKeys") with ordinality as unit(key, index)
      returning id`);
    return db.with(issued).select({ count: count() }).from(issued);
  },
);

/** The units of an order line. */
export interface LineUnits {
  lineId: number;
  /** All of them without it. */
  unitIndexes?: number[];
}

interface Revocation {
  lines: LineUnits[];
  at: Date;
  /** The actor and the reason, for the history. */
  by: { actorId: number; requestId: string; reason: string };
}

/** Returns the licences that were revoked now. However many: history is written along. */
export async function revokeLicensesOfLines(
  tx: Tx,
  { lines, at, by }: Revocation,
): Promise<number[]> {
  const moment = sql.param(at, licenses.revokedAt);
  const revoked = await readRows(
    tx,
    { id: licenses.id },
    sql`
    with revoked as (
      update licenses set revoked_at = ${moment}
      from json_to_recordset(${JSON.stringify(lines)}::json) as chosen("lineId" int, "unitIndexes" jsonb)
      where revoked_at is null and order_line_id = chosen."lineId"
        and (chosen."unitIndexes" is null or chosen."unitIndexes" @> to_jsonb(unit_index))
      returning id, suspended_at
    ), recorded as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, note,
        before, after)
      select ${moment}, 'admin', ${by.actorId}::int, ${by.requestId}, 'license', id, 'revoke', ${by.reason},
        jsonb_build_object('status', case
          when suspended_at is not null then 'suspended'
          when exists (select from activations a
            where a.license_id = revoked.id and a.released_at is null) then 'active'
          else 'unused' end),
        jsonb_build_object('status', 'revoked')
      from revoked
    )
    select id from revoked`,
  );
  return revoked.map(({ id }) => id);
}

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

const giftColumns = {
  id: licenses.id,
  licenseKey: licenses.licenseKey,
  product: licenses.productName,
  variant: licenses.variantName,
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

/** Revoked licences are not counted. */
export function countLicensesOfMosques(db: Queryable, mosqueIds: number[]): Promise<number> {
  const isTheirs = and(inArray(licenses.mosqueId, mosqueIds), isNull(licenses.revokedAt));
  return db.$count(licenses, isTheirs);
}
