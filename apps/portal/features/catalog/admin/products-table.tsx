import type { ManagedProduct } from '@timesync/contract';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useUrlId } from '~/lib/navigation/use-url-id';
import { productFilterNames, useManagedProducts } from './managed-product-queries';
import { productColumns } from './product-columns';

const detailDialog = loadOnDemand(
  async () => (await import('./product-detail-dialog')).ProductDetailDialog,
);
const addDialog = loadOnDemand(async () => (await import('./add-product-dialog')).AddProductDialog);
const editDialog = loadOnDemand(
  async () => (await import('./edit-product-dialog')).EditProductDialog,
);
const deleteDialog = loadOnDemand(
  async () => (await import('./delete-product-dialog')).DeleteProductDialog,
);

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
        exportPath="/admin/products"
        onAdd={rows.onAdd}
      />
      {detail.id && (
        <DialogOnDemand
          dialog={detailDialog}
          title="Detail Product"
          dialogProps={{ productId: detail.id, inits, onClose: detail.close }}
        />
      )}
      {dialog?.kind === 'add' && (
        <DialogOnDemand
          dialog={addDialog}
          title="Tambah Product"
          dialogProps={{ inits, onClose: close }}
        />
      )}
      {dialog?.kind === 'edit' && (
        <DialogOnDemand
          dialog={editDialog}
          title="Edit Product"
          dialogProps={{ productId: dialog.row.id, inits, onClose: close }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DialogOnDemand
          dialog={deleteDialog}
          title="Hapus Product"
          dialogProps={{
            product: dialog.row,
            onDeleted: () => leaveEmptyPage(list, products.data?.data.length ?? 0),
            onClose: close,
          }}
        />
      )}
    </>
  );
}
