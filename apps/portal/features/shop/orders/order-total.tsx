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

interface OrderTotalProps {
  order: Sums;
  /** In an admin's list: on a wide screen only the amounts. */
  isInRow?: boolean;
}

/** The total of an order in a list, and below it what an unpaid one asks to transfer. */
export function OrderTotal({ order, isInRow = false }: OrderTotalProps) {
  const transfer = awaitedTransfer(order);
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{formatRupiah(order.totalAmount)}</span>
      {transfer !== undefined && (
        <span
          title={isInRow ? amountNames.transfer : undefined}
          className="block font-normal text-ink-muted text-xs"
        >
          <span className={isInRow ? 'md:sr-only' : 'whitespace-nowrap'}>
            {amountNames.transfer}
          </span>{' '}
          <span className="whitespace-nowrap">{formatRupiah(transfer)}</span>
        </span>
      )}
    </span>
  );
}
