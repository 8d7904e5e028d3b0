import type { ParcelStatus } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';

const sentences: Record<ParcelStatus, string> = {
  to_send: 'Kiriman ini belum dikirim.',
  sent: 'Kiriman ini sudah dikirim.',
  received: 'Kiriman ini sudah diterima.',
  return_expected: 'Dana pesanan ini sudah dikembalikan, box-nya ditunggu kembali.',
  returned: 'Box dari kiriman ini sudah kembali.',
};

/** Why a parcel did not move. */
export function refuseParcel({ status }: { status: ParcelStatus }): AppError {
  return new AppError('PARCEL_STATE', { message: sentences[status] });
}
