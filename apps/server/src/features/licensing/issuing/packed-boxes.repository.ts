import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import { type DeviceId, deviceIdBytes } from '../device-id.ts';

interface UsedLicense extends Record<string, unknown> {
  licenseKey: string;
  /** Null for a gift. */
  invoiceNumber: string | null;
}

/** Another licence that this device holds now; a revoked one holds nothing. */
export async function findLicenseOfDevice(
  tx: Tx,
  { deviceId, exceptId }: { deviceId: DeviceId; exceptId: number },
): Promise<UsedLicense | undefined> {
  const { rows } = await tx.execute<UsedLicense>(sql`
    select l.license_key as "licenseKey", o.invoice_number as "invoiceNumber"
    from activations a join licenses l on l.id = a.license_id
    left join order_lines line on line.id = l.order_line_id
    left join orders o on o.id = line.order_id
    where a.device_id = ${deviceIdBytes(deviceId)} and a.released_at is null
      and l.revoked_at is null and l.id <> ${exceptId}
    order by a.id limit 1`);
  return rows[0];
}

/** The device is no longer the box of a licence that was revoked. */
export async function unpackRevoked(tx: Tx, deviceId: DeviceId): Promise<void> {
  await tx.execute(sql`
    update activations a set packed_at = null from licenses l
    where l.id = a.license_id and l.revoked_at is not null
      and a.device_id = ${deviceIdBytes(deviceId)} and a.packed_at is not null`);
}

/** The number on the sticker, in the same row as the licence and the device. */
export async function saveSerials(
  tx: Tx,
  boxes: Array<{ licenseId: number; serial: string }>,
): Promise<void> {
  const ids = sql.param(boxes.map(({ licenseId }) => licenseId));
  const serials = sql.param(boxes.map(({ serial }) => serial));
  await tx.execute(sql`
    update activations a set box_serial = typed.serial
    from unnest(${ids}::int[], ${serials}::text[]) typed(license_id, serial)
    where a.license_id = typed.license_id and a.packed_at is not null and a.released_at is null`);
}
