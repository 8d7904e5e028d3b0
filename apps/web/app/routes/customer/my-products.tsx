import { lazy, Suspense } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { OwnedProductsTable } from '~/features/owned-products/owned-products-table';
import { pageTitle } from '~/lib/page-title';
import { useAddressId } from '~/lib/use-address-id';

export const meta = () => pageTitle('Produk Saya');

const OwnedProductDialog = lazy(async () => ({
  default: (await import('~/features/owned-products/owned-product-dialog')).OwnedProductDialog,
}));

export default function MyProductsPage() {
  const opened = useAddressId('detail');
  return (
    <>
      <PageHeader title="Produk Saya" />
      <OwnedProductsTable onDetail={opened.open} />
      {opened.id && (
        <Suspense>
          <OwnedProductDialog id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}
