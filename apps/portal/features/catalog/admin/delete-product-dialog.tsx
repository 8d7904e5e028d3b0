import type { ManagedProduct } from '@timesync/contract';
import { DeleteDialog } from '~/components/data-table/delete-dialog';
import { callApi } from '~/lib/api/api-client';
import { useRefreshProducts } from './managed-product-queries';

interface DeleteProductDialogProps {
  product: ManagedProduct;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteProductDialog({ product, onDeleted, onClose }: DeleteProductDialogProps) {
  const refresh = useRefreshProducts();
  return (
    <DeleteDialog
      title="Hapus Product"
      itemName={product.name}
      deletedMessage="Product berhasil dihapus"
      onClose={onClose}
      onDelete={async () => {
        await callApi('DELETE /admin/products/:id', { params: { id: String(product.id) } });
        onDeleted();
        await refresh();
      }}
    />
  );
}
