import { formatRupiah, type ManagedOrderSummary } from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { Column } from '~/components/data-table/column';
import { OrderStatusBadge } from '../order-status-badge';

export function managedOrderColumns(onOpen: (id: number) => void): Column<ManagedOrderSummary>[] {
  return [
    {
      id: 'invoiceNumber',
      header: 'Invoice',
      onPhone: 'subject',
      cell: (order) => (
        <span className="whitespace-nowrap font-semibold">{order.invoiceNumber}</span>
      ),
    },
    {
      id: 'user.name',
      header: 'Nama',
      onPhone: 'detail',
      cell: (order) => <span className="block md:min-w-28">{order.user.name}</span>,
    },
    {
      id: 'user.email',
      header: 'Email',
      cell: (order) => (
        <span className="wrap-anywhere inline-block md:min-w-48">{order.user.email}</span>
      ),
    },
    {
      id: 'payableAmount',
      header: 'Total',
      onPhone: 'detail',
      align: 'end',
      cell: (order) => (
        <span className="whitespace-nowrap">{formatRupiah(order.payableAmount)}</span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      onPhone: 'detail',
      cell: (order) => <OrderStatusBadge {...order} />,
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: (order) => (
        <Button variant="secondary" onClick={() => onOpen(order.id)}>
          Detail
          <span className="sr-only">{order.invoiceNumber}</span>
        </Button>
      ),
    },
  ];
}
