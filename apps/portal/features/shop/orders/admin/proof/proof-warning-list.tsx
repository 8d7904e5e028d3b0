import { formatRupiah, type ManagedOrder, managedOrderUrl } from '@timesync/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function ProofWarningList({ order }: { order: ManagedOrder }) {
  const warnings = amountWarnings(order);
  const { reusedFrom } = order;
  if (warnings.length === 0 && !reusedFrom) return null;
  return (
    <ul
      aria-label="Perlu diperhatikan"
      className="space-y-2 rounded-control border border-gold/40 bg-gold-soft px-3.5 py-3 text-gold-text text-sm"
    >
      {reusedFrom && (
        <Warning>
          Gambar yang {reusedFrom.isExact ? 'sama persis' : 'sangat mirip'} pernah dikirim untuk{' '}
          <Link
            to={managedOrderUrl(reusedFrom.id)}
            className="font-semibold underline underline-offset-2"
          >
            {reusedFrom.invoiceNumber}
          </Link>
          . Ini petunjuk, bukan bukti kecurangan: cocokkan dengan mutasi rekening.
        </Warning>
      )}
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
    </ul>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 break-words font-medium">{children}</span>
    </li>
  );
}

// Hints for the admin who checks a proof, not verdicts: a picture sent twice may be one transfer for two
// orders, and a large order may be a foundation that buys for all its mosques.
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
