import { AWAITS_SHIPPING_COST } from '@timesync/contract';
import type { ReactNode } from 'react';
import type { FilterField } from '~/components/data-table/filter-row';
import type { Filters } from '~/components/data-table/list-state';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import type { MenuItem } from '~/components/ui/overlays/dropdown-menu';
import { orderStatusLabels, SHIPPING_COST_AWAITED } from '../order-status-labels';
import { managedOrderColumns } from './managed-order-columns';
import { type OrderFilter, useManagedOrders } from './managed-order-queries';

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

interface ManagedOrdersTableProps {
  onOpen: (id: number) => void;
  actions: ReactNode;
  phoneMenu: MenuItem[];
}

export function ManagedOrdersTable({ onOpen, actions, phoneMenu }: ManagedOrdersTableProps) {
  const list = useListState<OrderFilter>(filters.map((filter) => filter.name));
  const orders = useManagedOrders(list);
  return (
    <ManagedList
      caption={captionOf(list.filters)}
      columns={managedOrderColumns(onOpen)}
      query={orders}
      list={list}
      filters={filters}
      exportPath="/admin/transactions"
      actions={actions}
      phoneMenu={phoneMenu}
    />
  );
}
