import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { ProductDetailDialog } from '~/features/catalog/admin/product-detail-dialog';
import { useAllInits } from '~/features/init-devices/all-inits';

/** One product with its variants, and what each can have as its init. */
export function OpenedProduct({ id, onClose }: RowDialogProps) {
  const inits = useAllInits();
  return <ProductDetailDialog productId={id} inits={inits.data} onClose={onClose} />;
}
