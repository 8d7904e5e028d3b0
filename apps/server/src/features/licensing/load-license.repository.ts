import { sql } from 'drizzle-orm';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { allOf } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { isOwnLicense } from '../mosques/own.schema.ts';
import { type DeviceId, selectDeviceId, selectDeviceIdText } from './device-id.ts';
import type { Holder, LastHolding } from './ledger/device-ledger.ts';

/** A licence with all facts that its rules need, as one row. */
export interface LicenseRow extends Record<string, unknown> {
  id: number;
  licenseKey: string;
  init: string;
  userId: number;
  mosque: { id: number; name: string } | null;
  room: string | null;
  deviceTypes: string[];
  product: string;
  variant: string | null;
  isRevoked: boolean;
  isSuspended: boolean;
  isUsed: boolean;
  firstActivatedAt: Date | string | null;
  purchasedAt: Date | string;
  /** Bought with a box, which has a warranty; a licence alone has none. */
  isBox: boolean;
  /** As it was when the box was bought; null for a box from before it was copied. */
  warrantyMonths: number | null;
  hasOpenRequest: boolean;
  /** Its link is with a receiver who has not taken it yet. */
  isHandedOut: boolean;
  activation: ActivationRow | null;
  /** Every device that ever held it, once. */
  holders: Holder[];
  lastHolding: LastHolding | null;
  latestTransfer: {
    activationId: number;
    status: 'open' | 'approved' | 'rejected';
    requestedAt: string;
    note: string | null;
  } | null;
}

export interface ActivationRow {
  id: number;
  sequence: number;
  deviceId: DeviceId;
  deviceType: string;
  deviceName: string | null;
  serial: string | null;
  shortCode: string | null;
  token: string | null;
  activatedAt: string;
  /** The seller bound this box before sending it. */
  isPacked: boolean;
}

/** The devices that `movesUsed` counts; a device counts unless one of its bindings is marked. */
function holdersText(licenseId: string): string {
  return `coalesce((select json_agg(json_build_object('deviceId', ${selectDeviceIdText('held.device_id')},
      'isCounted', held.is_counted))
    from (select a.device_id, bool_and(a.not_counted_at is null) as is_counted
      from activations a where a.license_id = ${licenseId} group by a.device_id) held), '[]')`;
}

const columnsText = `
  l.id, l.license_key as "licenseKey", l.init, l.user_id as "userId", l.room,
  (select json_build_object('id', mosque.id, 'name', mosque.name) from mosques mosque
    where mosque.id = l.mosque_id) as mosque,
  coalesce((select d.device_type from init_devices d where d.init = l.init), '{}') as "deviceTypes",
  coalesce(line.product_name, l.gift_product_name, '') as product,
  coalesce(line.variant_name, l.gift_variant_name) as variant,
  l.revoked_at is not null as "isRevoked", l.suspended_at is not null as "isSuspended",
  l.first_activated_at is not null as "isUsed", l.first_activated_at as "firstActivatedAt",
  coalesce(o.paid_at, l.issued_at) as "purchasedAt",
  coalesce(line.is_shipped, false) as "isBox", line.warranty_months as "warrantyMonths",
  ${holdersText('l.id')} as holders,
  (select json_build_object('activationId', a.id, 'sequence', a.sequence, 'deviceId', ${selectDeviceIdText('a.device_id')},
      'isCounted', a.not_counted_at is null, 'isLetGo', a.cooling_until is not null,
      'isResetAllowed', a.reset_allowed_at is not null)
    from activations a where a.license_id = l.id order by a.sequence desc limit 1) as "lastHolding",
  exists (select from transfers t where t.license_id = l.id and t.status = 'open') as "hasOpenRequest",
  exists (select from links k where k.license_id = l.id and k.used_at is null and k.withdrawn_at is null)
    as "isHandedOut",
  (select json_build_object('id', a.id, 'sequence', a.sequence,
      'deviceId', ${selectDeviceIdText('a.device_id')}, 'deviceType', a.device_type,
      'deviceName', a.device_name, 'serial', a.box_serial, 'shortCode', a.short_code, 'token', a.token,
      'activatedAt', a.activated_at, 'isPacked', a.packed_at is not null)
    from activations a where a.license_id = l.id and a.released_at is null) as activation,
  (select json_build_object('activationId', t.activation_id, 'status', t.status,
      'requestedAt', t.requested_at, 'note', t.decision_note)
    from transfers t where t.license_id = l.id order by t.id desc limit 1) as "latestTransfer"`;

const joinsText = `
  left join order_lines line on line.id = l.order_line_id
  left join orders o on o.id = line.order_id`;

/**
 * A device whose licence could move to another: it holds the licence, or was the last to release
 * it.
 */
export interface OwnedDeviceRow extends Record<string, unknown> {
  licenseId: number;
  licenseKey: string;
  deviceId: DeviceId;
  deviceType: string;
  deviceName: string | null;
  serial: string | null;
  isBound: boolean;
  holders: Holder[];
}

/**
 * What a customer sees, or, where `mosqueId` is given, everything of the buyer and of the mosque of an
 * order: the admin decides about a broken box after its buyer has left the mosque, too.
 */
export interface DeviceOwner {
  userId: number;
  mosqueId?: number | null;
}

export async function listOwnedDevices(
  db: Queryable,
  { userId, mosqueId }: DeviceOwner,
): Promise<OwnedDeviceRow[]> {
  const isOwned =
    mosqueId === undefined
      ? isOwnLicense(sql`l.id`, userId)
      : sql`(l.user_id = ${userId} or l.mosque_id = ${mosqueId}::int)`;
  const { rows } = await db.execute<OwnedDeviceRow>(sql`
    select l.id as "licenseId", l.license_key as "licenseKey",
      ${selectDeviceId(sql`last.device_id`)} as "deviceId", last.device_type as "deviceType",
      last.device_name as "deviceName", last.box_serial as serial, last.released_at is null as "isBound",
      ${sql.raw(holdersText('l.id'))} as holders
    from licenses l join lateral (select a.* from activations a where a.license_id = l.id
      order by a.sequence desc limit 1) last on true
    where ${isOwned} and l.revoked_at is null
      and (last.released_at is null or last.cooling_until is not null)
    order by l.id`);
  return rows;
}

export const licenseColumns = sql.raw(columnsText);
export const licenseJoins = sql.raw(joinsText);
/** Of the licence that a transfer `t` is about. */
export const transferHolders = sql.raw(holdersText('t.license_id'));

export type LicenseReference = { id: number; userId?: number } | { licenseKey: string };

const conditions = {
  id: 'l.id = $1',
  idAndOwner: 'l.id = $1 and l.id in (select id from own_licenses where viewer_id = $2)',
  // An imported licence is known by the key of its old system as well.
  key: `l.id = coalesce((select id from licenses where license_key = $1),
    (select license_id from license_aliases where upper(alias) = upper($1) and dead_since is null))`,
};

function conditionFor(reference: LicenseReference): {
  by: keyof typeof conditions;
  values: Array<number | string>;
} {
  if ('licenseKey' in reference) return { by: 'key', values: [reference.licenseKey] };
  const { id, userId } = reference;
  if (userId === undefined) return { by: 'id', values: [id] };
  return { by: 'idAndOwner', values: [id, userId] };
}

/** The key of the licence with this alias, and whether there are aliases at all. */
export async function findByAlias(
  db: Queryable,
  alias: string,
): Promise<{ licenseKey: string | null; hasAliases: boolean }> {
  const text = `select exists (select from license_aliases) as "hasAliases",
    (select l.license_key from licenses l join license_aliases a on a.license_id = l.id
      where upper(a.alias) = upper($1) and a.dead_since is null) as "licenseKey"`;
  const [found] = await runNamed<{ licenseKey: string | null; hasAliases: boolean }>(
    db,
    { name: 'find-license-by-alias', text },
    [alias],
  );
  return found ?? { licenseKey: null, hasAliases: false };
}

export async function findLicense(
  db: Queryable,
  reference: LicenseReference,
): Promise<LicenseRow | undefined> {
  const { by, values } = conditionFor(reference);
  const text = `select ${columnsText} from licenses l ${joinsText} where ${conditions[by]}`;
  const [found] = await runNamed<LicenseRow>(db, { name: `find-license-${by}`, text }, values);
  return found;
}

/** Everything that binds, releases or counts happens behind this lock. */
export async function lockLicense(
  tx: Tx,
  reference: LicenseReference,
): Promise<LicenseRow | undefined> {
  const { by, values } = conditionFor(reference);
  const text = `select l.id from licenses l where ${conditions[by]} for update`;
  const [locked] = await runNamed<{ id: number }>(tx, { name: `lock-license-${by}`, text }, values);
  return locked && findLicense(tx, { id: locked.id });
}

/** The licences of a customer and of his mosques; with `deviceType` only those that such a device could use now. */
export function ownLicenses(userId: number, deviceType: string | undefined): ListSource {
  return {
    from: sql`licenses l`,
    id: sql`l.id`,
    where: allOf(
      isOwnLicense(sql`l.id`, userId),
      deviceType === undefined
        ? undefined
        : sql`l.revoked_at is null and l.suspended_at is null
          and not exists (select from activations a where a.license_id = l.id and a.released_at is null)
          and exists (select from init_devices d, unnest(d.device_type) as allowed
            where d.init = l.init
              and lower(regexp_replace(allowed, '[\\s-]', '', 'g')) = ${deviceType})`,
    ),
    columns: licenseColumns,
    joins: licenseJoins,
  };
}
