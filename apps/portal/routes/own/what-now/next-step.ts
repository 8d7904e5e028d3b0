// The one thing a customer should do next. Money comes first: what was refused, what is to be paid;
// then what was paid and is not in use; then what only waits.
import type { OwnLicense, OwnOrderSummary } from '@timesync/contract';

export type NextStep =
  | { kind: 'choose' | 'install' }
  | { kind: 'sendProofAgain' | 'pay' | 'wait'; order: OwnOrderSummary }
  /** `order` is the newest that is paid; a given licence has none. */
  | { kind: 'activate'; order: OwnOrderSummary | undefined }
  /** `packedOrder` is the newest that is paid, if the seller activated a box while packing. */
  | { kind: 'inUse'; licenses: OwnLicense[]; packedOrder: OwnOrderSummary | undefined };

interface Possessions {
  /** The newest first. */
  orders: OwnOrderSummary[];
  licenses: OwnLicense[];
  /** The account came with a trial: its owner wants to see the app first. */
  isTrial: boolean;
}

export function findNextStep({ orders, licenses, isTrial }: Possessions): NextStep {
  const unpaid = orders.filter(
    ({ status, awaitsShippingCost }) => status === 'pending' && !awaitsShippingCost,
  );
  const refused = unpaid.find(({ rejectionReason }) => rejectionReason !== null);
  if (refused) return { kind: 'sendProofAgain', order: refused };
  if (unpaid[0]) return { kind: 'pay', order: unpaid[0] };
  const paid = orders.find(({ status }) => status === 'paid');
  if (licenses.some(({ status }) => status === 'unused')) return { kind: 'activate', order: paid };
  const waiting = orders.find(
    ({ status, awaitsShippingCost }) =>
      status === 'confirm' || (status === 'pending' && awaitsShippingCost),
  );
  if (waiting) return { kind: 'wait', order: waiting };
  const inUse = licenses.filter(({ status }) => status === 'active');
  if (inUse.length === 0) return { kind: isTrial && orders.length === 0 ? 'install' : 'choose' };
  const isPacked = inUse.some(({ activation }) => activation?.isPacked);
  return { kind: 'inUse', licenses: inUse, packedOrder: isPacked ? paid : undefined };
}
