import { formatRupiah } from '@timesync/contract';

interface MarkedAmountProps {
  amount: number;
  /** Whether the last three digits matter more than the rest. */
  isMarked: boolean;
}

/** An amount that must not be rounded shows which of its digits count. */
export function MarkedAmount({ amount, isMarked }: MarkedAmountProps) {
  const written = formatRupiah(amount);
  if (!isMarked) return <span className="whitespace-nowrap">{written}</span>;
  return (
    <span className="whitespace-nowrap">
      {written.slice(0, -3)}
      <mark className="rounded-control bg-surface px-0.5 text-gold-text ring-1 ring-gold">
        {written.slice(-3)}
      </mark>
    </span>
  );
}
