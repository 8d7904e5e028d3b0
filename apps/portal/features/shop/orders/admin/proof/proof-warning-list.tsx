import { type ManagedOrder, managedOrderUrl } from '@timesync/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountWarnings } from './proof-warnings';

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
