import { amountNames, formatDateTime, type OwnOrderSummary, screens } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { ReceiptText } from 'lucide-react';
import { type Column, DataTable, useListState } from '~/components/data-table';
import { ButtonLink, EmptyState } from '~/components/ui';
import { OrderStatusBadge } from '../order-status-badge';
import { awaitsNewProof, openOrderLabel } from '../order-status-labels';
import { OrderTotal } from '../order-total';
import { useOwnOrders } from './own-order-queries';

export function OwnOrdersTable({ onOpen }: { onOpen: (id: number) => void }) {
  const list = useListState();
  const orders = useOwnOrders(list);
  if (orders.data?.total === 0) return <NoOrders />;
  return (
    <DataTable
      caption="Transaksi Anda, yang terbaru di atas"
      columns={columnsFor(onOpen)}
      query={orders}
      list={list}
    />
  );
}

function columnsFor(onOpen: (id: number) => void): Column<OwnOrderSummary>[] {
  return [
    {
      id: 'invoiceNumber',
      header: 'Invoice',
      onPhone: 'subject',
      cell: (order) => (
        <span className="font-semibold md:whitespace-nowrap">{order.invoiceNumber}</span>
      ),
    },
    {
      id: 'totalAmount',
      header: amountNames.total,
      align: 'end',
      cell: (order) => <OrderTotal order={order} />,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (order) => <OrderStatusBadge {...order} needsNewProof={awaitsNewProof(order)} />,
    },
    {
      id: 'createdAt',
      header: 'Tanggal',
      cell: (order) => formatDateTime(order.createdAt),
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: (order) => (
        <Button
          variant={openOrderLabel(order) === 'Info Pembayaran' ? 'primary' : 'secondary'}
          className="md:whitespace-nowrap"
          onClick={() => onOpen(order.id)}
        >
          {openOrderLabel(order)}
          <span className="sr-only">{order.invoiceNumber}</span>
        </Button>
      ),
    },
  ];
}

function NoOrders() {
  return (
    <Card>
      <EmptyState
        icon={ReceiptText}
        title="Tidak ada data"
        action={<ButtonLink to={screens.dashboard}>Lihat produk</ButtonLink>}
      >
        Anda belum pernah memesan. Pesanan Anda akan tampil di sini.
      </EmptyState>
    </Card>
  );
}
