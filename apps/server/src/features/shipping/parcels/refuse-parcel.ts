import type { ParcelStatus } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { ParcelRow } from './load-parcel.repository.ts';

const sentences: Record<ParcelStatus, string> = {
  to_send: 'Kiriman ini belum dikirim.',
  sent: 'Kiriman ini sudah dikirim.',
  received: 'Kiriman ini sudah diterima.',
  return_expected: 'Dana pesanan ini sudah dikembalikan, box-nya ditunggu kembali.',
  returned: 'Box dari kiriman ini sudah kembali.',
};

/** Why a parcel did not move. */
export function refuseParcel({ isPaid, status }: Pick<ParcelRow, 'isPaid' | 'status'>): AppError {
  const message =
    status === 'to_send' && !isPaid
      ? 'Pesanan ini belum lunas, jadi belum boleh dikirim.'
      : sentences[status];
  return new AppError('PARCEL_STATE', { message });
}
