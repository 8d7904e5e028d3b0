import {
  amountNames,
  awaitedTransfer,
  formatRupiah,
  type OwnOrderSummary,
} from '@timesync/contract';

type Sums = Pick<
  OwnOrderSummary,
  'status' | 'awaitsShippingCost' | 'totalAmount' | 'payableAmount'
>;

/** The total of an order in a list, and below it what an unpaid one asks to transfer. */
export function OrderTotal({ order }: { order: Sums }) {
  const transfer = awaitedTransfer(order);
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{formatRupiah(order.totalAmount)}</span>
      {transfer !== undefined && (
        <span className="block font-normal text-ink-muted text-xs">
          <span className="whitespace-nowrap">{amountNames.transfer}</span>{' '}
          <span className="whitespace-nowrap">{formatRupiah(transfer)}</span>
        </span>
      )}
    </span>
  );
}
