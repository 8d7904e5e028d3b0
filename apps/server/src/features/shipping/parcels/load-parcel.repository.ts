import type { ManagedParcel, ParcelStatus, ParcelUnit } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { allOf } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import { type DeviceId, selectDeviceId } from '../../licensing/device-id.ts';
import { isOwnOrder } from '../../mosques/own.schema.ts';
import { addressJson } from './order-address.repository.ts';

type Moment = Date | string;

/** A parcel with all that is in it and where it goes, as one row. */
export interface ParcelRow
  extends Omit<
      ManagedParcel,
      'units' | 'trackingUrl' | 'createdAt' | 'sentAt' | 'receivedAt' | 'returnedAt'
    >,
    Record<string, unknown> {
  isPaid: boolean;
  units: LoadedUnit[];
  createdAt: Moment;
  sentAt: Moment | null;
  receivedAt: Moment | null;
  returnedAt: Moment | null;
}

export interface LoadedUnit extends Omit<ParcelUnit, 'activation'> {
  activation: LoadedActivation | null;
  /** Null where it is sold without a warranty, and for a replacement: there is no new year. */
  warrantyMonths: number | null;
  licenseId: number | null;
  replacesUnitId: number | null;
  /** Null until it is sent. */
  boxId: number | null;
  /** Another box has taken its place. */
  isReplaced: boolean;
}

export interface LoadedActivation extends Omit<NonNullable<ParcelUnit['activation']>, 'deviceId'> {
  deviceId: DeviceId;
}

const licence = sql`'licenseId', l.id, 'licenseKey', l.license_key, 'activation',
  case when held.id is not null then json_build_object('deviceId', ${selectDeviceId(sql`held.device_id`)},
    'isPacked', held.packed_at is not null, 'shortCode', held.short_code) end`;
const heldJoin = sql`left join activations held on held.license_id = l.id and held.released_at is null`;
const box = sql`'serial', box.serial, 'boxId', box.id, 'isReplaced', box.replaced_at is not null`;
/** A bought box has its place in the order; a replacement follows from the claim that was accepted. */
const units = sql`case when p.claim_id is null then (
    select json_agg(json_build_object('orderLineId', line.id, 'unitIndex', n,
      'product', line.product_name, 'variant', line.variant_name, ${box},
      'replacesSerial', null, 'warrantyMonths', line.warranty_months, 'replacesUnitId', null,
      ${licence}) order by line.line_number, n)
    from order_lines line cross join generate_series(1, line.qty) n
    left join box_units box on box.order_line_id = line.id and box.unit_index = n
      and box.replaces_unit_id is null
    left join licenses sold on sold.order_line_id = line.id and sold.unit_index = n
    left join licenses l on l.id = coalesce(box.license_id, sold.id) ${heldJoin}
    where line.order_id = p.order_id and line.is_shipped
  ) else (
    select json_agg(json_build_object('orderLineId', line.id, 'unitIndex', broken.unit_index,
      'product', line.product_name, 'variant', line.variant_name, ${box},
      'replacesSerial', broken.serial, 'warrantyMonths', null, 'replacesUnitId', broken.id,
      ${licence}))
    from warranty_claims claim join box_units broken on broken.id = claim.box_unit_id
    join order_lines line on line.id = broken.order_line_id
    left join box_units box on box.replaces_unit_id = broken.id
    left join licenses l on l.id = coalesce(box.license_id, broken.license_id) ${heldJoin}
    where claim.id = p.claim_id
  ) end`;

const columns = sql`p.id, p.status, p.order_id as "orderId", o.invoice_number as "invoiceNumber",
  o.status = 'paid' as "isPaid", p.claim_id as "claimId",
  json_build_object('id', buyer.id, 'name', buyer.name, 'email', buyer.email) as customer,
  ${addressJson} as address,
  coalesce(${units}, '[]'::json) as units, p.courier, p.tracking_number as "trackingNumber",
  p.created_at as "createdAt", p.sent_at as "sentAt", p.received_at as "receivedAt",
  p.returned_at as "returnedAt"`;

const joins = sql`join orders o on o.id = p.order_id join users buyer on buyer.id = o.user_id
  join order_addresses a on a.order_id = p.order_id`;

/** These need an action, so the longest waiting comes first. */
const waiting: readonly ParcelStatus[] = ['to_send', 'return_expected'];

export function parcelsMatching({ status }: { status?: ParcelStatus | undefined }): ListSource {
  return {
    from: sql`parcels p`,
    id: sql`p.id`,
    where: allOf(status ? sql`p.status = ${status}` : undefined),
    columns,
    joins,
    oldestFirst: status !== undefined && waiting.includes(status),
  };
}

async function select(db: Queryable, where: SQL): Promise<ParcelRow[]> {
  const { rows } = await db.execute<ParcelRow>(
    sql`select ${columns} from parcels p ${joins} where ${where} order by p.id`,
  );
  return rows;
}

export async function findParcel(db: Queryable, id: number): Promise<ParcelRow | undefined> {
  const [found] = await select(db, sql`p.id = ${id}`);
  return found;
}

export function listParcelsOf(db: Queryable, orderId: number): Promise<ParcelRow[]> {
  return select(db, sql`p.order_id = ${orderId}`);
}

/**
 * Every change of a parcel happens under this lock. With `userId` only that customer's parcels are
 * found.
 */
export async function lockParcel(
  tx: Tx,
  id: number,
  userId?: number,
): Promise<ParcelRow | undefined> {
  const own = userId === undefined ? sql`` : sql`and ${isOwnOrder(sql`o.id`, userId)}`;
  const { rows } = await tx.execute(sql`
    select p.id from parcels p join orders o on o.id = p.order_id
    where p.id = ${id} ${own} for update of p`);
  return rows.length > 0 ? findParcel(tx, id) : undefined;
}
