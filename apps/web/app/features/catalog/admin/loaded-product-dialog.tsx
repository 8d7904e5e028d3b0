import type { ManagedProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Dialog } from '~/components/ui/dialog';
import { Loaded } from '~/components/ui/loaded';
import { messageOf } from '~/lib/api-error';
import { useManagedProduct } from './managed-product-queries';

interface LoadedProductDialogProps {
  productId: number;
  title: string;
  onClose: () => void;
  children: (product: ManagedProduct) => ReactNode;
}

/** A large dialog about one product, as it is now on the server. */
export function LoadedProductDialog(props: LoadedProductDialogProps) {
  const product = useManagedProduct(props.productId);
  return (
    <Dialog isOpen onOpenChange={props.onClose} title={props.title} size="large">
      <Loaded query={product} failure={messageOf(product.error, 'Produk gagal dimuat.')}>
        {props.children}
      </Loaded>
    </Dialog>
  );
}
