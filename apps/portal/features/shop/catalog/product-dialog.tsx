import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
import { isGone, productQuery } from './catalog-queries';
import { type ChosenProduct, ProductChoice } from './product-choice';

interface ProductDialogProps {
  productId: number;
  name: string;
  onClose: () => void;
  onAdd: (chosen: ChosenProduct) => void;
  onBuy: (chosen: ChosenProduct) => void;
  /** The app's version, for products with a licence. */
  appVersion: ReactNode;
}

export function ProductDialog(props: ProductDialogProps) {
  const { productId, name, onClose, onAdd, onBuy, appVersion } = props;
  // The list's data is shown at once; the detail is refetched, since a price may have changed.
  const detail = useQuery({ ...productQuery(productId), refetchOnMount: 'always' });
  const product = isGone(detail.error) ? undefined : detail.data;
  return (
    <Dialog onClose={onClose} title={product?.name ?? name}>
      {product && (
        <ProductChoice
          product={product}
          appVersion={product.requiresLicense && appVersion}
          onCancel={onClose}
          onAdd={onAdd}
          onBuy={onBuy}
        />
      )}
      {!product && detail.isPending && <LoadingDetail />}
      {!product && detail.isError && (
        <div className="space-y-4">
          <Alert tone="error">
            {isGone(detail.error)
              ? 'Produk ini sudah tidak dijual.'
              : messageOf(detail.error, 'Detail produk gagal dimuat.')}
          </Alert>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="secondary" onClick={onClose}>
              Batal
            </Button>
            <Button isPending={detail.isFetching} onClick={() => detail.refetch()}>
              Coba lagi
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function LoadingDetail() {
  return (
    <div role="status" aria-label="Memuat detail produk" className="space-y-3">
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
