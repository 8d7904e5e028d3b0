import {
  type BankMutation,
  formatDate,
  formatRupiah,
  type MutationOrder,
} from '@timesync/contract';
import { Link } from 'react-router';
import type { Column } from '~/components/data-table/column';
import { Button } from '~/components/ui/buttons/button';
import { Badge } from '~/components/ui/content/badge';
import { managedOrderUrl } from '../managed-order-url';
import { formatSen, reasonLabels, stateLabels, stateTones } from './mutation-labels';

export interface MutationQuestions {
  onAssign: (mutation: BankMutation) => void;
  onIgnore: (mutation: BankMutation) => void;
}

export function mutationColumns(questions: MutationQuestions): Column<BankMutation>[] {
  return [
    {
      id: 'day',
      header: 'Tanggal',
      cell: ({ day }) => (
        <span className="whitespace-nowrap">{formatDate(`${day}T12:00:00Z`)}</span>
      ),
    },
    {
      id: 'description',
      header: 'Keterangan',
      cell: ({ description, paymentAccount }) => (
        <span className="wrap-anywhere inline-block md:min-w-48">
          {description}
          <span className="block text-ink-muted text-xs">{paymentAccount.name}</span>
        </span>
      ),
    },
    {
      id: 'amountSen',
      header: 'Jumlah',
      align: 'end',
      cell: ({ amountSen }) => (
        <span className="whitespace-nowrap font-semibold tabular-nums">{formatSen(amountSen)}</span>
      ),
    },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state, reason, ignoredReason }) => (
        <>
          <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
          <span className="block text-ink-muted text-xs">
            {ignoredReason ?? reasonLabels[reason]}
          </span>
        </>
      ),
    },
    {
      id: 'orders',
      header: 'Pesanan',
      cell: ({ orders }) =>
        orders.length > 0 && (
          <ul className="space-y-1">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderLink order={order} />
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      align: 'end',
      cell: (mutation) => <RowActions mutation={mutation} {...questions} />,
    },
  ];
}

function OrderLink({ order }: { order: MutationOrder }) {
  return (
    <>
      <Link to={managedOrderUrl(order.id)} className="font-semibold text-brand-text underline">
        {order.invoiceNumber}
      </Link>
      <span className="block text-ink-muted text-xs">
        {order.customer} · {formatRupiah(order.payableAmount)}
      </span>
    </>
  );
}

/** What matches is approved all at once; these two are for the rest. */
function RowActions({
  mutation,
  onAssign,
  onIgnore,
}: { mutation: BankMutation } & MutationQuestions) {
  const { state, description } = mutation;
  if (state === 'used' || state === 'outgoing') return null;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" onClick={() => onAssign(mutation)}>
        Pasangkan
        <span className="sr-only">{description}</span>
      </Button>
      {state !== 'ignored' && (
        <Button variant="ghost" onClick={() => onIgnore(mutation)}>
          Bukan penjualan
          <span className="sr-only">{description}</span>
        </Button>
      )}
    </span>
  );
}
