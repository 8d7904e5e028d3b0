import { screens } from '@timesync/contract';
import { KeyRound, MonitorSmartphone } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { DialogOnDemand } from '~/components/ui/dialog-on-demand';
import { OwnedProductsTable } from '~/features/owned-products/owned-products-table';
import { pageTitle } from '~/lib/page-title';
import { partOnDemand } from '~/lib/part-on-demand';
import { useAddressId } from '~/lib/use-address-id';
import { useDialogEntry } from '~/lib/use-dialog-entry';

export const meta = () => pageTitle('Produk Saya');

const productPart = partOnDemand(async () => (await import('./opened-product')).OpenedProduct);
const licensesPart = partOnDemand(async () => (await import('./all-licenses')).AllLicenses);
const WithoutPurchase = lazy(async () => ({
  default: (await import('./without-purchase')).WithoutPurchase,
}));

export default function MyProductsPage() {
  const opened = useAddressId('detail');
  const listing = useDialogEntry<true>();
  useEffect(productPart.fetchAhead, []);
  useEffect(licensesPart.fetchAhead, []);
  return (
    <>
      <PageHeader
        title="Produk Saya"
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink to={screens.activation}>
              <MonitorSmartphone aria-hidden className="size-5" />
              Aktivasi perangkat
            </ButtonLink>
            <Button variant="secondary" onClick={() => listing.open(true)}>
              <KeyRound aria-hidden className="size-5" />
              Semua lisensi
            </Button>
          </div>
        }
      />
      <OwnedProductsTable
        onDetail={opened.open}
        whenEmpty={
          <Suspense>
            <WithoutPurchase />
          </Suspense>
        }
      />
      {opened.id && (
        <DialogOnDemand
          part={productPart}
          title="Detail Produk"
          dialogProps={{ id: opened.id, onClose: opened.close }}
        />
      )}
      {listing.value && (
        <DialogOnDemand
          part={licensesPart}
          title="Semua Lisensi"
          dialogProps={{ onClose: listing.close }}
        />
      )}
    </>
  );
}
