import type { OwnParcel } from '@timesync/contract';

interface ParcelStep {
  label: string;
  at: string | null;
  isDone: boolean;
}

type Journey = Pick<OwnParcel, 'claimId' | 'status' | 'sentAt' | 'receivedAt' | 'returnedAt'>;

/** Past and coming steps of a parcel; after a refund it is sent back. */
export function stepsOf(parcel: Journey, paidAt: string | null): ParcelStep[] {
  const { claimId, status, sentAt, receivedAt, returnedAt } = parcel;
  const step = (label: string, at: string | null) => ({ label, at, isDone: at !== null });
  const first = claimId
    ? { label: 'Klaim disetujui', at: null, isDone: true }
    : step('Lunas', paidAt);
  const isOnWayBack = status === 'return_expected' || status === 'returned';
  return [
    ...(first.at || claimId ? [first] : []),
    step('Dikirim', sentAt),
    ...(isOnWayBack && !receivedAt ? [] : [step('Diterima', receivedAt)]),
    ...(isOnWayBack ? [step('Kembali', returnedAt)] : []),
  ];
}
