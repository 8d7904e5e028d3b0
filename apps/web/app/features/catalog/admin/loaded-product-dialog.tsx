import type { ManagedProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
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
  const { data: product, error, isFetching, refetch } = useManagedProduct(props.productId);
  return (
    <Dialog isOpen onOpenChange={props.onClose} title={props.title} size="large">
      {product ? (
        props.children(product)
      ) : error && !isFetching ? (
        <div className="space-y-4">
          <Alert tone="error">{messageOf(error, 'Produk gagal dimuat.')}</Alert>
          <Button variant="secondary" onClick={() => refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Memuat produk" className="space-y-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-12" />
          <Skeleton className="h-32" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Dialog>
  );
}
