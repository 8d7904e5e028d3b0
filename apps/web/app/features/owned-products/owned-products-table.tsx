import { screens } from '@timesync/contract';
import { PackageOpen } from 'lucide-react';
import { DataTable } from '~/components/data-table/data-table';
import { useListState } from '~/components/data-table/use-list-state';
import { ButtonLink } from '~/components/ui/button-link';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/empty-state';
import { ownedProductColumns } from './owned-product-columns';
import { useOwnedProducts } from './owned-product-queries';

export function OwnedProductsTable({ onDetail }: { onDetail: (id: number) => void }) {
  const list = useListState();
  const owned = useOwnedProducts(list);
  if (owned.data?.total === 0) return <NothingOwned />;
  return (
    <DataTable
      caption="Produk yang sudah Anda beli"
      columns={ownedProductColumns(onDetail)}
      rowKey={(product) => product.id}
      result={owned.data}
      isFetching={owned.isFetching}
      isError={owned.isError}
      onRetry={() => owned.refetch()}
      list={list}
    />
  );
}

function NothingOwned() {
  return (
    <Card>
      <EmptyState
        icon={PackageOpen}
        title="Tidak ada data"
        action={<ButtonLink to={screens.dashboard}>Lihat produk</ButtonLink>}
      >
        Produk dan lisensi Anda tampil di sini setelah pembayarannya kami terima.
      </EmptyState>
    </Card>
  );
}
