// The seller switches the box on, scans its code and puts it into the parcel: its licence is bound
// before the parcel leaves.
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { type DeviceId, readDeviceId } from '../../../licenses/licensing/device-id.ts';
import {
  bindPackedBox,
  findOtherLicense,
} from '../../../licenses/licensing/issuing/bind-packed-box.ts';
import { openRequest } from '../../../licenses/licensing/tokens/license-crypto.ts';
import type { ParcelContext } from './parcel-row.ts';
import { lockParcel, refuseParcel } from './parcels.repository.ts';

interface Packing {
  orderLineId: number;
  unitIndex: number;
  /** The Kode Perangkat that the box shows. */
  request: string;
  /** The box that this one takes the place of, as people read it. */
  insteadOf?: string | undefined;
}

export async function packBox(
  context: ParcelContext,
  parcelId: number,
  { orderLineId, unitIndex, request, insteadOf }: Packing,
): Promise<void> {
  const scanned = await openRequest(context.licenseKeys, request);
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, context, parcelId);
    if (parcel.status !== 'to_send') throw refuseParcel(parcel);
    const unit = parcel.units.find(
      (each) => each.orderLineId === orderLineId && each.unitIndex === unitIndex,
    );
    if (!unit) {
      const message = 'Box ini bukan isi kiriman ini. Muat ulang halaman.';
      throw new AppError('INVALID', { message, field: 'unitIndex' });
    }
    if (!unit.licenseId) {
      const message = 'Isi kiriman ini dijual tanpa lisensi, jadi tidak ada yang dipasang.';
      throw new AppError('INVALID', { message, field: 'unitIndex' });
    }
    await requireFreeBox(tx, context, { deviceId: scanned.device.id, licenseId: unit.licenseId });
    await bindPackedBox(tx, context, {
      licenseId: unit.licenseId,
      scanned,
      insteadOf: insteadOf === undefined ? undefined : readDeviceId(insteadOf),
    });
  });
}

async function requireFreeBox(
  tx: Tx,
  { findInvoice }: ParcelContext,
  { deviceId, licenseId }: { deviceId: DeviceId; licenseId: number },
): Promise<void> {
  const other = await findOtherLicense(tx, { deviceId, exceptId: licenseId });
  if (!other) return;
  const invoice = other.orderLineId && (await findInvoice(tx, other.orderLineId));
  const order = invoice ? ` dari ${invoice}` : '';
  const message = `Box ini sudah memakai lisensi ${other.licenseKey}${order}. Pindai box lain.`;
  throw new AppError('BOX_TAKEN', { message, field: 'request' });
}
