import type { ReactNode } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { useListState } from '~/components/data-table/use-list-state';
import { ownProductColumns } from './own-product-columns';
import { useOwnProducts } from './own-product-queries';

interface OwnProductsTableProps {
  onDetail: (id: number) => void;
  /** Shown when nothing was bought. */
  whenEmpty: ReactNode;
}

export function OwnProductsTable({ onDetail, whenEmpty }: OwnProductsTableProps) {
  const list = useListState();
  const products = useOwnProducts(list);
  if (products.data?.total === 0) return whenEmpty;
  return (
    <DataTable
      caption="Produk yang sudah Anda beli"
      columns={ownProductColumns(onDetail)}
      query={products}
      list={list}
      onOpen={({ id }) => onDetail(id)}
    />
  );
}
