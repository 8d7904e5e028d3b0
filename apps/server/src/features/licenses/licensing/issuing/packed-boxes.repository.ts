import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { DeviceId } from '../device-id.ts';
import { activations, licenses } from '../licensing.schema.ts';

/** Another licence that this device holds now; a revoked one holds nothing. */
export async function findOtherLicense(
  db: Queryable,
  { deviceId, exceptId }: { deviceId: DeviceId; exceptId: number },
) {
  const [found] = await db
    .select({ licenseKey: licenses.licenseKey, orderLineId: licenses.orderLineId })
    .from(activations)
    .innerJoin(licenses, eq(licenses.id, activations.licenseId))
    .where(
      and(
        eq(activations.deviceId, deviceId),
        isNull(activations.releasedAt),
        isNull(licenses.revokedAt),
        ne(licenses.id, exceptId),
      ),
    )
    .orderBy(activations.id)
    .limit(1);
  return found;
}

/** The device is no longer the box of a licence that was revoked. */
export async function unpackRevoked(tx: Tx, deviceId: DeviceId): Promise<void> {
  await tx
    .update(activations)
    .set({ packedAt: null })
    .from(licenses)
    .where(
      and(
        eq(licenses.id, activations.licenseId),
        isNotNull(licenses.revokedAt),
        eq(activations.deviceId, deviceId),
        isNotNull(activations.packedAt),
      ),
    );
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
