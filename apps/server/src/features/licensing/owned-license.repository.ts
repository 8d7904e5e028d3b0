import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { allOf } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';

/** A licence with all facts that its rules need, as one row. */
export interface LicenseRow extends Record<string, unknown> {
  id: number;
  licenseKey: string;
  init: string;
  userId: number;
  deviceTypes: string[];
  product: string;
  variant: string | null;
  isRevoked: boolean;
  isSuspended: boolean;
  isUsed: boolean;
  purchasedAt: Date | string;
  countedTransfers: number;
  hasOpenRequest: boolean;
  activation: ActivationRow | null;
  latestTransfer: {
    status: 'open' | 'approved' | 'rejected';
    requestedAt: string;
    note: string | null;
  } | null;
}

export interface ActivationRow {
  id: number;
  sequence: number;
  /** Hexadecimal. */
  deviceId: string;
  deviceType: string;
  deviceName: string | null;
  shortCode: string | null;
  token: string | null;
  activatedAt: string;
}

export const licenseColumns = sql`
  l.id, l.license_key as "licenseKey", l.init, l.user_id as "userId",
  coalesce((select d.device_type from init_devices d where d.init = l.init), '{}') as "deviceTypes",
  coalesce(line.product_name, l.gift_product_name, '') as product,
  coalesce(line.variant_name, l.gift_variant_name) as variant,
  l.revoked_at is not null as "isRevoked", l.suspended_at is not null as "isSuspended",
  l.first_activated_at is not null as "isUsed",
  coalesce(o.paid_at, l.issued_at) as "purchasedAt",
  (select count(*)::int from transfers t
    where t.license_id = l.id and t.status = 'approved' and t.is_counted) as "countedTransfers",
  exists (select from transfers t where t.license_id = l.id and t.status = 'open') as "hasOpenRequest",
  (select json_build_object('id', a.id, 'sequence', a.sequence,
      'deviceId', encode(a.device_id, 'hex'), 'deviceType', a.device_type,
      'deviceName', a.device_name, 'shortCode', a.short_code, 'token', a.token,
      'activatedAt', a.activated_at)
    from activations a where a.license_id = l.id and a.released_at is null) as activation,
  (select json_build_object('status', t.status, 'requestedAt', t.requested_at,
      'note', t.decision_note)
    from transfers t where t.license_id = l.id order by t.id desc limit 1) as "latestTransfer"`;

export const licenseJoins = sql`
  left join order_lines line on line.id = l.order_line_id
  left join orders o on o.id = line.order_id`;

export type LicenseReference = { id: number; userId?: number } | { licenseKey: string };

function matching(reference: LicenseReference) {
  if ('licenseKey' in reference) return sql`l.license_key = ${reference.licenseKey}`;
  const { id, userId } = reference;
  return allOf(sql`l.id = ${id}`, userId === undefined ? undefined : sql`l.user_id = ${userId}`);
}

export async function findLicense(
  db: Queryable,
  reference: LicenseReference,
): Promise<LicenseRow | undefined> {
  const { rows } = await db.execute(
    sql`select ${licenseColumns} from licenses l ${licenseJoins} where ${matching(reference)}`,
  );
  return rows[0] as LicenseRow | undefined;
}

/** Everything that binds, releases or counts happens behind this lock. */
export async function lockLicense(
  tx: Tx,
  reference: LicenseReference,
): Promise<LicenseRow | undefined> {
  const { rows } = await tx.execute(
    sql`select l.id from licenses l where ${matching(reference)} for update`,
  );
  const [locked] = rows as Array<{ id: number }>;
  return locked && findLicense(tx, { id: locked.id });
}

/** An owner's licences; with `deviceType` only those that such a device could use now. */
export function ownedLicenses(userId: number, deviceType: string | undefined): ListSource {
  return {
    from: sql`licenses l`,
    id: sql`l.id`,
    where: allOf(
      sql`l.user_id = ${userId}`,
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
