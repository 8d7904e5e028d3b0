import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, Loaded } from '~/components/ui';
import { messageOf } from '~/lib/api';
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
  const failure = isGone(detail.error)
    ? 'Produk ini sudah tidak dijual.'
    : messageOf(detail.error, 'Detail produk gagal dimuat.');
  const shown = isGone(detail.error) ? { ...detail, data: undefined } : detail;
  return (
    <Dialog onClose={onClose} title={shown.data?.name ?? name}>
      <Loaded query={shown} failure={failure}>
        {(product) => (
          <ProductChoice
            product={product}
            appVersion={product.requiresLicense && appVersion}
            onCancel={onClose}
            onAdd={onAdd}
            onBuy={onBuy}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
