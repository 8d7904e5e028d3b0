import { formatRupiah, type ManagedOrderSummary } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { Button } from '~/components/ui/buttons/button';
import { OrderStatusBadge } from '../order-status-badge';

export function orderColumns(onOpen: (id: number) => void): Column<ManagedOrderSummary>[] {
  return [
    {
      id: 'invoice',
      header: 'Invoice',
      cell: (order) => (
        <span className="whitespace-nowrap font-semibold">{order.invoiceNumber}</span>
      ),
    },
    {
      id: 'name',
      header: 'Nama',
      cell: (order) => <span className="block md:min-w-28">{order.user.name}</span>,
    },
    {
      id: 'email',
      header: 'Email',
      cell: (order) => (
        <span className="wrap-anywhere inline-block md:min-w-48">{order.user.email}</span>
      ),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: (order) => <span className="whitespace-nowrap">{formatRupiah(order.totalAmount)}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (order) => <OrderStatusBadge status={order.status} />,
    },
    {
      id: 'actions',
      header: 'Aksi',
      align: 'end',
      cell: (order) => (
        <Button variant="secondary" onClick={() => onOpen(order.id)}>
          Detail
          <span className="sr-only">{order.invoiceNumber}</span>
        </Button>
      ),
    },
  ];
}
