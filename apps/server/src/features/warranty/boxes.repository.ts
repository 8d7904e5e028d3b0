import type { ClaimStatus } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { type DeviceId, selectDeviceId } from '../licensing/device-id.ts';
import { isOwnOrder } from '../mosques/own.schema.ts';

export interface ClaimRow extends Record<string, unknown> {
  id: number;
  deviceId: DeviceId | null;
  status: ClaimStatus;
  reason: string;
  photos: string[];
  question: string | null;
  answer: string | null;
  decisionNote: string | null;
  requestedAt: Date | string;
  decidedAt: Date | string | null;
}

/** A box with what its warranty depends on, as one row. */
export interface BoxRow extends Record<string, unknown> {
  id: number;
  serial: string;
  replacesSerial: string | null;
  licenseId: number | null;
  orderId: number;
  userId: number;
  mosqueId: number | null;
  product: string;
  variant: string | null;
  isPaid: boolean;
  until: string | null;
  /** A claim was accepted for it, or it is itself a replacement. */
  isUsed: boolean;
  /** Another box has taken its place. */
  isReplaced: boolean;
  claim: ClaimRow | null;
}

export const claimFields = sql`'id', c.id, 'status', c.status, 'reason', c.reason,
  'deviceId', ${selectDeviceId(sql`c.device_id`)},
  'photos', c.photos, 'question', c.question, 'answer', c.answer,
  'decisionNote', c.decision_note, 'requestedAt', c.requested_at, 'decidedAt', c.decided_at`;

const columns = sql`box.id, box.serial, broken.serial as "replacesSerial",
  box.license_id as "licenseId", o.id as "orderId", o.user_id as "userId", o.mosque_id as "mosqueId",
  line.product_name as product, line.variant_name as variant, o.status = 'paid' as "isPaid",
  box.warranty_until::text as until,
  broken.id is not null or box.replaced_at is not null as "isUsed",
  exists (select from box_units later where later.replaces_unit_id = box.id) as "isReplaced",
  (select json_build_object(${claimFields}) from warranty_claims c
    where c.box_unit_id in (box.id, broken.id) order by c.id desc limit 1) as claim`;

const source = sql`from box_units box join order_lines line on line.id = box.order_line_id
  join orders o on o.id = line.order_id left join box_units broken on broken.id = box.replaces_unit_id`;

async function select(db: Queryable, where: SQL): Promise<BoxRow[]> {
  const { rows } = await db.execute<BoxRow>(sql`
    select ${columns} ${source} where ${where} order by line.line_number, box.unit_index, box.id`);
  return rows;
}

/**
 * The boxes in use: the newest of each place. Undefined when the line does not exist or belongs to
 * another customer or mosque.
 */
export async function listOwnBoxes(
  db: Queryable,
  { userId, orderLineId }: { userId: number; orderLineId: number },
): Promise<BoxRow[] | undefined> {
  const { rows } = await db.execute(sql`
    select from order_lines line join orders o on o.id = line.order_id
    where line.id = ${orderLineId} and ${isOwnOrder(sql`o.id`, userId)}`);
  if (rows.length === 0) return undefined;
  const boxes = await select(
    db,
    sql`line.id = ${orderLineId} and ${isOwnOrder(sql`o.id`, userId)}`,
  );
  return boxes.filter(({ isReplaced }) => !isReplaced);
}

export async function findOwnBox(
  db: Queryable,
  { id, userId }: { id: number; userId: number },
): Promise<BoxRow | undefined> {
  const [box] = await select(db, sql`box.id = ${id} and ${isOwnOrder(sql`o.id`, userId)}`);
  return box;
}

export async function findBoxOfClaim(db: Queryable, claimId: number): Promise<BoxRow | undefined> {
  const [box] = await select(
    db,
    sql`box.id = (select box_unit_id from warranty_claims where id = ${claimId})`,
  );
  return box;
}

/** Claims of a box come and are decided one after the other, and not while its order is refunded. */
export async function lockBox(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select from orders o
    where id = (select line.order_id from box_units box
      join order_lines line on line.id = box.order_line_id where box.id = ${id}) for share`);
  await tx.execute(sql`select from box_units where id = ${id} for update`);
}

export async function markReplaced(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.execute(sql`update box_units set replaced_at = ${at} where id = ${id}`);
}

/** Keys were used crosswise: the box that had this licence on paper gets the broken one's instead. */
export async function exchangeLicense(
  tx: Tx,
  { id, licenseId: former }: Pick<BoxRow, 'id' | 'licenseId'>,
  licenseId: number,
): Promise<void> {
  await tx.execute(sql`
    update box_units set license_id = case when id = ${id} then ${licenseId}::int else ${former}::int end
    where id = ${id} or (license_id = ${licenseId} and replaced_at is null)`);
}

export async function findBySerial(db: Queryable, serial: string): Promise<BoxRow | undefined> {
  const [box] = await select(db, sql`lower(box.serial) = lower(${serial})`);
  return box;
}
