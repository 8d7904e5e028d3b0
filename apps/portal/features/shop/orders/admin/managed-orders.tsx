import {
  AWAITS_SHIPPING_COST,
  amountNames,
  formatDateTime,
  type ManagedOrderSummary,
  shownEmail,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus } from 'lucide-react';
import { type Column, type FilterField, type Filters, ManagedList } from '~/components/data-table';
import { OneLine } from '~/components/ui';
import { OrderStatusBadge } from '../order-status-badge';
import { orderStatusLabels, SHIPPING_COST_AWAITED } from '../order-status-labels';
import { OrderTotal } from '../order-total';
import { managedOrders, useOrderCounts } from './managed-order-queries';

type OrderFilter = 'status' | 'invoiceNumber' | 'email' | 'mosque' | 'from' | 'to';

const filters: FilterField<OrderFilter>[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      ...Object.entries(orderStatusLabels).map(([status, { label }]) => ({
        value: status,
        label: `${status} (${label})`,
      })),
      { value: AWAITS_SHIPPING_COST, label: `pending (${SHIPPING_COST_AWAITED})` },
    ],
  },
  { name: 'invoiceNumber', label: 'Invoice' },
  { name: 'email', label: 'Email' },
  { name: 'mosque', label: 'Masjid' },
  { name: 'from', label: 'Lunas dari tanggal', isDay: true },
  { name: 'to', label: 'Lunas sampai tanggal', isDay: true },
];

function captionOf({ status, from, to }: Filters<OrderFilter>): string {
  if (status === 'confirm') return 'Transaksi yang buktinya menunggu, yang paling lama di atas';
  if (status === AWAITS_SHIPPING_COST)
    return 'Transaksi yang menunggu ongkos kirim, yang paling lama di atas';
  if (from || to) return 'Transaksi menurut tanggal lunas, yang terakhir lunas di atas';
  return 'Semua transaksi, yang terbaru di atas';
}

const columns: Column<ManagedOrderSummary>[] = [
  {
    id: 'invoiceNumber',
    header: 'Invoice',
    onPhone: 'subject',
    cell: ({ invoiceNumber, createdAt }) => (
      <>
        <span className="block whitespace-nowrap font-semibold tabular-nums">{invoiceNumber}</span>
        <span className="block whitespace-nowrap font-normal text-ink-muted text-xs tabular-nums">
          {formatDateTime(createdAt)}
        </span>
      </>
    ),
  },
  {
    id: 'user.name',
    header: 'Nama',
    cell: ({ user, mosque }) => (
      <>
        <OneLine className="md:max-w-40">{user.name}</OneLine>
        {mosque && <OneLine className="text-ink-muted text-xs md:max-w-40">{mosque.name}</OneLine>}
      </>
    ),
  },
  {
    id: 'user.email',
    header: 'Email',
    cell: (order) => (
      <OneLine className="text-ink-muted md:max-w-52">{shownEmail(order.user.email)}</OneLine>
    ),
  },
  {
    id: 'totalAmount',
    header: amountNames.total,
    align: 'end',
    cell: (order) => (
      <span className="font-medium">
        <OrderTotal order={order} isInRow />
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (order) => <OrderStatusBadge {...order} isInRow />,
  },
];

interface ManagedOrdersProps {
  onOpen: (id: number) => void;
  onPlaceOrder: () => void;
}

export default function ManagedOrders({ onOpen, onPlaceOrder }: ManagedOrdersProps) {
  const { data: counts } = useOrderCounts();
  return (
    <ManagedList
      {...managedOrders}
      caption={captionOf}
      columns={columns}
      tabs={{
        label: 'Transaksi menurut status',
        name: 'status',
        tabs: [
          { value: '', label: 'Semua' },
          { value: 'pending', label: 'Belum dibayar', count: counts?.pending },
          { value: 'confirm', label: 'Diperiksa', count: counts?.confirm },
          { value: 'paid', label: 'Lunas' },
        ],
      }}
      filters={filters}
      isQueue={({ status }) => status === AWAITS_SHIPPING_COST}
      actions={{ nameOf: ({ invoiceNumber }) => invoiceNumber, onDetail: ({ id }) => onOpen(id) }}
      buttons={
        <Button onClick={onPlaceOrder}>
          <Plus aria-hidden className="size-5" />
          Buat Pesanan
        </Button>
      }
    />
  );
}
