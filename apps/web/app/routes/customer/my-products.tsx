import { screens } from '@timesync/contract';
import { KeyRound, MonitorSmartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { OwnedProductsTable } from '~/features/owned-products/owned-products-table';
import { pageTitle } from '~/lib/page-title';
import { useAddressId } from '~/lib/use-address-id';

export const meta = () => pageTitle('Produk Saya');

const OpenedProduct = lazy(async () => ({
  default: (await import('./opened-product')).OpenedProduct,
}));
const AllLicenses = lazy(async () => ({ default: (await import('./all-licenses')).AllLicenses }));
const WithoutPurchase = lazy(async () => ({
  default: (await import('./without-purchase')).WithoutPurchase,
}));

export default function MyProductsPage() {
  const opened = useAddressId('detail');
  const [isListing, setIsListing] = useState(false);
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
            <Button variant="secondary" onClick={() => setIsListing(true)}>
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
      <Suspense>
        {opened.id && <OpenedProduct id={opened.id} onClose={opened.close} />}
        {isListing && <AllLicenses onClose={() => setIsListing(false)} />}
      </Suspense>
    </>
  );
}
