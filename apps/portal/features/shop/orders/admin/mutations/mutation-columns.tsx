import {
  amountNames,
  type BankMutation,
  formatDate,
  formatRupiah,
  type MutationOrder,
  managedOrderUrl,
} from '@timesync/contract';
import { Link } from 'react-router';
import { type Column, RowActionList } from '~/components/data-table';
import { Badge } from '~/components/ui';
import { formatSen, isStillOpen, reasonLabels, stateLabels, stateTones } from './mutation-labels';

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
          <span className="block text-ink-muted text-xs max-md:hidden">{paymentAccount.name}</span>
        </span>
      ),
    },
    {
      id: 'amountSen',
      header: 'Jumlah',
      onPhone: 'subject',
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
      onPhone: 'actions',
      cell: (mutation) => <Actions mutation={mutation} {...questions} />,
    },
  ];
}

function OrderLink({ order }: { order: MutationOrder }) {
  return (
    <>
      <Link
        to={managedOrderUrl(order.id)}
        className="whitespace-nowrap font-semibold text-brand-text underline"
      >
        {order.invoiceNumber}
      </Link>
      <span className="block text-ink-muted text-xs">
        {order.customer} · {amountNames.transfer}{' '}
        <span className="whitespace-nowrap">{formatRupiah(order.payableAmount)}</span>
      </span>
    </>
  );
}

/** Matching lines are approved all at once; these two actions are for the others. */
function Actions({ mutation, onAssign, onIgnore }: { mutation: BankMutation } & MutationQuestions) {
  const { state, reason, description } = mutation;
  if (state === 'used' || reason === 'outgoing') return null;
  const assign = { label: 'Pasangkan', onSelect: () => onAssign(mutation) };
  const ignore = { label: 'Bukan penjualan', onSelect: () => onIgnore(mutation) };
  return (
    <RowActionList
      isStacked
      itemName={description}
      actions={isStillOpen(mutation) ? [assign, ignore] : [assign]}
    />
  );
}
