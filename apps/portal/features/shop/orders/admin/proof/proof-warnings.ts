// Hints for the admin who checks a proof, not verdicts: a picture sent twice may be one transfer for two
// orders, and a large order may be a foundation that buys for all its mosques.
import { formatRupiah, type ManagedOrder } from '@timesync/contract';

const UNUSUAL_TOTAL = 10_000_000;
const UNUSUAL_QUANTITY = 20;

type CheckedOrder = Pick<ManagedOrder, 'totalAmount'> & { details: { qty: number }[] };

/** The same as the link of the proof review, for a place where nothing can be opened. */
export function reuseWarning({ reusedFrom }: Pick<ManagedOrder, 'reusedFrom'>): string[] {
  if (!reusedFrom) return [];
  const likeness = reusedFrom.isExact ? 'sama persis' : 'sangat mirip';
  return [`Gambar yang ${likeness} pernah dikirim untuk ${reusedFrom.invoiceNumber}.`];
}

export function amountWarnings(order: CheckedOrder): string[] {
  const quantity = order.details.reduce((sum, { qty }) => sum + qty, 0);
  return [
    ...(order.totalAmount > UNUSUAL_TOTAL
      ? [`Nominal tidak biasa: di atas ${formatRupiah(UNUSUAL_TOTAL)}.`]
      : []),
    ...(quantity > UNUSUAL_QUANTITY
      ? [`Jumlah barang tidak biasa: ${quantity} buah dalam satu pesanan.`]
      : []),
  ];
}
