import { AppError } from '../../../platform/app-error.ts';
import { type DeviceId, readDeviceId } from '../../licenses/licensing/device-id.ts';
import { listDevices } from '../../licenses/licensing/list-devices.ts';
import { notifyAdmins } from '../../office/admin-digest/notify-admins.ts';
import type { BoxContext } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { insertClaim } from './claims.repository.ts';
import { holdBox } from './hold-box.ts';
import { recordClaimEvent } from './record-claim-event.ts';
import { requireClaimable } from './require-claimable.ts';

interface NewClaim {
  boxId: number;
  reason: string;
  /** The id of the broken device in its readable form. */
  deviceId: string | undefined;
  picture: Uint8Array;
}

/** With its first photo; others can be added until the decision. */
export async function claimWarranty(
  context: BoxContext,
  { boxId, reason, deviceId: chosen, picture }: NewClaim,
): Promise<void> {
  const { actor, clock, database } = context;
  const own = { id: boxId, userId: actor.userId };
  // Checked again under the lock; here it spares a refused claim the upload.
  requireClaimable(await context.findBox(database.db, own), clock.now());
  const deviceId = chosen ? await requireOwnDevice(context, chosen) : null;
  await claimPhotos.store(context, picture, (photo) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const box = requireClaimable(await holdBox(tx, context, own), now);
      await insertClaim(tx, {
        boxUnitId: boxId,
        userId: actor.userId,
        reason,
        deviceId,
        photos: [photo.id],
        requestedAt: now,
      });
      const details = { photoBytes: photo.bytes, ...(deviceId && { deviceId }) };
      await recordClaimEvent(tx, context, {
        box,
        action: 'claimWarranty',
        by: 'customer',
        details,
      });
      await notifyAdmins(context, tx, {
        kind: 'claim',
        subjectId: boxId,
        occasion: photo.id,
        line: `Klaim garansi untuk ${box.product} (${box.serial}) menunggu keputusan.`,
      });
    }),
  );
}

/** Only a device whose licence could be released: a wrong one could be somebody's working box. */
async function requireOwnDevice(
  { actor, database }: BoxContext,
  chosen: string,
): Promise<DeviceId> {
  const devices = await listDevices(database.db, { userId: actor.userId });
  const device = devices.find(({ deviceId }) => deviceId === readDeviceId(chosen));
  if (!device) {
    const message = 'Perangkat ini tidak memakai lisensi Anda. Pilih perangkat lain.';
    throw new AppError('INVALID', { message, field: 'deviceId' });
  }
  return device.deviceId;
}
