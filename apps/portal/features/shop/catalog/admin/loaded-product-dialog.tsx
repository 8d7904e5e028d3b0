import type { ManagedProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
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
    <Dialog onClose={props.onClose} title={props.title} size="large">
      <Loaded query={product} failure={messageOf(product.error, 'Produk gagal dimuat.')}>
        {props.children}
      </Loaded>
    </Dialog>
  );
}
