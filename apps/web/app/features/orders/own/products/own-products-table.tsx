import type { ReactNode } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { useListState } from '~/components/data-table/use-list-state';
import { ownedProductColumns } from './own-product-columns';
import { useOwnedProducts } from './own-product-queries';

interface OwnedProductsTableProps {
  onDetail: (id: number) => void;
  /** Shown to who has bought nothing. */
  whenEmpty: ReactNode;
}

export function OwnedProductsTable({ onDetail, whenEmpty }: OwnedProductsTableProps) {
  const list = useListState();
  const owned = useOwnedProducts(list);
  if (owned.data?.total === 0) return whenEmpty;
  return (
    <DataTable
      caption="Produk yang sudah Anda beli"
      columns={ownedProductColumns(onDetail)}
      query={owned}
      list={list}
    />
  );
}
