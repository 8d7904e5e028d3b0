import { useQuery } from '@tanstack/react-query';
import type { ManagedProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Dialog, Loaded } from '~/components/ui';
import { keys, messageOf, readOf } from '~/lib/api';

interface LoadedProductDialogProps {
  productId: number;
  title: string;
  onClose: () => void;
  children: (product: ManagedProduct) => ReactNode;
}

/** A large dialog about one product, as it is now on the server. */
export function LoadedProductDialog(props: LoadedProductDialogProps) {
  const params = { id: props.productId };
  const product = useQuery({
    // Its error is shown in its place, hence no toast.
    ...readOf(keys.catalog, 'GET /admin/products/:id', { params }, { toast: false }),
    // Always refetched, because another admin may have changed it a moment ago.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog onClose={props.onClose} title={props.title} size="large">
      <Loaded query={product} failure={messageOf(product.error, 'Produk gagal dimuat.')}>
        {props.children}
      </Loaded>
    </Dialog>
  );
}
