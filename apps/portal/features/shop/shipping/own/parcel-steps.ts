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

type Unit = Pick<OwnParcel['units'][number], 'licenseKey' | 'activation'>;

/**
 * What the buyer does when his box is there: switch it on, or activate it first. Undefined for boxes
 * without a licence, and once the buyer has activated them.
 */
export function boxReadiness(units: readonly Unit[]): 'switchOn' | 'activate' | undefined {
  const licensed = units.filter(({ licenseKey }) => licenseKey !== null);
  if (licensed.some(({ activation }) => activation === null)) return 'activate';
  return licensed.some(({ activation }) => activation?.isPacked) ? 'switchOn' : undefined;
}
