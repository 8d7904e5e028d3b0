// While packing, the seller binds the licence of an order to the box that he puts into the parcel,
// and types the 20 digits there: the buyer only switches it on. Until the parcel leaves, another box
// may take its place, and neither counts as a move.
import { AppError } from '../../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../../platform/db/errors.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { bindLicense } from '../activate-license.ts';
import { markNotCounted, updateActivation } from '../activations.repository.ts';
import { type DeviceId, presentDeviceId } from '../device-id.ts';
import { type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { releaseLicense } from '../releasing/release-license.ts';
import type { openRequest } from '../tokens/license-crypto.ts';
import { licenseSigner } from '../tokens/license-signer.ts';
import { saveSerials, unpackRevoked } from './packed-boxes.repository.ts';

export { findOtherLicense } from './packed-boxes.repository.ts';

interface PackedBox {
  licenseId: number;
  /** What the Kode Perangkat of the box says. */
  scanned: Awaited<ReturnType<typeof openRequest>>;
  /** The box on the admin's screen that this one takes the place of. */
  insteadOf: DeviceId | undefined;
}

const NOTE = 'Dipasang saat mengemas';

export async function bindPackedBox(
  tx: Tx,
  context: ActorContext,
  { licenseId, scanned, insteadOf }: PackedBox,
): Promise<void> {
  const { device, ...offline } = scanned;
  const license = await lockLicense(tx, { id: licenseId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  requireUnblocked(license);
  // The box of a refunded order is back and goes to somebody else.
  await unpackRevoked(tx, device.id);
  await takeOutFormerBox(tx, context, { license, deviceId: device.id, insteadOf });
  const { license: bound } = await bindLicense(tx, context, licenseSigner(context.licenseKeys), {
    license: { id: licenseId },
    device,
    offline,
    reason: NOTE,
  });
  if (!bound.activation || bound.activation.isPacked) return;
  try {
    await updateActivation(tx, bound.activation.id, { packedAt: context.clock.now() });
  } catch (error) {
    // Another admin put the same box into another parcel at the same moment.
    throw isUniqueViolation(error) ? new AppError('BOX_TAKEN', { field: 'request' }) : error;
  }
}

function requireUnblocked({ isRevoked, isSuspended }: LicenseRow): void {
  if (isRevoked) {
    const message = 'Lisensi box ini sudah dicabut, jadi tidak dapat dipasang.';
    throw new AppError('LICENSE_REVOKED', { message });
  }
  if (isSuspended) {
    const message = 'Lisensi box ini sedang ditangguhkan. Pulihkan dulu di layar License.';
    throw new AppError('LICENSE_SUSPENDED', { message });
  }
}

interface FormerBox {
  license: LicenseRow;
  deviceId: DeviceId;
  insteadOf: DeviceId | undefined;
}

/** Only the box that the admin saw is replaced, and only if the seller bound it. */
async function takeOutFormerBox(
  tx: Tx,
  context: ActorContext,
  { license, deviceId, insteadOf }: FormerBox,
): Promise<void> {
  const { activation } = license;
  if (!activation || activation.deviceId === deviceId) return;
  const former = presentDeviceId(activation.deviceId);
  if (!activation.isPacked) {
    const message = `Lisensi box ini sudah dipakai pelanggan di perangkat ${former}. Kirim box tanpa memasang lisensi.`;
    throw new AppError('LICENSE_IN_USE', { message, field: 'request' });
  }
  if (activation.deviceId !== insteadOf) {
    const message = `Untuk kiriman ini sudah dipasang box ${former}. Muat ulang halaman, lalu kemas box itu.`;
    throw new AppError('LICENSE_IN_USE', { message, field: 'request' });
  }
  await markNotCounted(
    tx,
    { licenseId: license.id, deviceId: activation.deviceId },
    context.clock.now(),
  );
  await releaseLicense(tx, context, {
    license,
    activation,
    note: 'Diganti box lain saat mengemas',
  });
}

/** When the parcel leaves: the number on the sticker joins the licence and the device. */
export async function recordSerials(
  tx: Tx,
  boxes: Array<{ licenseId: number; serial: string }>,
): Promise<void> {
  if (boxes.length > 0) await saveSerials(tx, boxes);
}
