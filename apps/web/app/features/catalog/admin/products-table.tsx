import { listManagedProducts, type ManagedProduct } from '@timesync/contract';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { useUrlId } from '~/lib/navigation/use-url-id';
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
  const detail = useUrlId('detail');
  const rows = useRowDialog<ManagedProduct>();
  const { dialog, close } = rows;
  return (
    <>
      <ManagedList
        caption="Semua produk, yang terbaru di atas"
        columns={productColumns({ ...rows, onDetail: (row) => detail.open(row.id) })}
        query={products}
        list={list}
        filters={[{ name: 'name', label: 'Nama' }]}
        exportPath={listManagedProducts.path}
        onAdd={rows.onAdd}
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
