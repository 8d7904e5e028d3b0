import { listManagedProducts, type ManagedProduct } from '@timesync/contract';
import { useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { ExportLink } from '~/components/data-table/export-link';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import type { RowDialog } from '~/components/data-table/row-dialog';
import { useListState } from '~/components/data-table/use-list-state';
import { useAddressId } from '~/lib/use-address-id';
import { AddProductDialog } from './add-product-dialog';
import { DeleteProductDialog } from './delete-product-dialog';
import { EditProductDialog } from './edit-product-dialog';
import { productFilterNames, useManagedProducts } from './managed-product-queries';
import { productColumns } from './product-columns';
import { ProductDetailDialog } from './product-detail-dialog';

/** `inits` are what a variant can have as its init; undefined until they are known. */
export function ProductsTable({ inits }: { inits: string[] | undefined }) {
  const list = useListState(productFilterNames);
  const products = useManagedProducts(list);
  const detail = useAddressId('detail');
  const [dialog, setDialog] = useState<RowDialog<ManagedProduct>>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        caption="Semua produk, yang terbaru di atas"
        columns={productColumns({
          onDetail: (row) => detail.open(row.id),
          onEdit: (row) => setDialog({ kind: 'edit', row }),
          onDelete: (row) => setDialog({ kind: 'delete', row }),
        })}
        rowKey={(product) => product.id}
        result={products.data}
        isFetching={products.isFetching}
        isError={products.isError}
        onRetry={() => products.refetch()}
        list={list}
        toolbar={
          <ListToolbar
            list={list}
            filters={[{ name: 'name', label: 'Nama' }]}
            onAdd={() => setDialog({ kind: 'add' })}
            actions={<ExportLink path={listManagedProducts.path} filters={list.filters} />}
          />
        }
      />
      {detail.id && (
        <ProductDetailDialog productId={detail.id} inits={inits} onClose={detail.close} />
      )}
      {dialog?.kind === 'add' && <AddProductDialog inits={inits} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <EditProductDialog productId={dialog.row.id} inits={inits} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteProductDialog
          product={dialog.row}
          onDeleted={() => leaveEmptyPage(list, products.data?.data.length ?? 0)}
          onClose={close}
        />
      )}
    </>
  );
}
