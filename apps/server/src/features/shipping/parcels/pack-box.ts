// The seller switches the box on, scans its code and puts it into the parcel: its licence is bound
// before the parcel leaves.
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { readDeviceId } from '../../licensing/device-id.ts';
import { bindPackedBox } from '../../licensing/issuing/bind-packed-box.ts';
import { openRequest } from '../../licensing/tokens/license-crypto.ts';
import { lockParcel } from './load-parcel.repository.ts';
import { refuseParcel } from './refuse-parcel.ts';

interface Packing {
  parcelId: number;
  orderLineId: number;
  unitIndex: number;
  /** The Kode Perangkat that the box shows. */
  request: string;
  /** The box that this one takes the place of, as people read it. */
  insteadOf?: string | undefined;
}

export async function packBox(
  context: Context & { actor: Actor },
  { parcelId, orderLineId, unitIndex, request, insteadOf }: Packing,
): Promise<void> {
  const scanned = await openRequest(context.licenseKeys, request);
  await context.database.transaction(async (tx) => {
    const parcel = await lockParcel(tx, parcelId);
    if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
    if (parcel.status !== 'to_send' || !parcel.isPaid) throw refuseParcel(parcel);
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
    await bindPackedBox(tx, context, {
      licenseId: unit.licenseId,
      scanned,
      insteadOf: insteadOf === undefined ? undefined : readDeviceId(insteadOf),
    });
  });
}
