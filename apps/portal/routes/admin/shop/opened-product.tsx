import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { useAllInits } from '~/features/licenses/init-devices/all-inits';
import { ProductDetailDialog } from '~/features/shop/catalog/admin/product-detail-dialog';

/** One product with its variants, and what each can have as its init. */
export function OpenedProduct({ id, onClose }: RowDialogProps) {
  const inits = useAllInits();
  return <ProductDetailDialog productId={id} inits={inits.data} onClose={onClose} />;
}
